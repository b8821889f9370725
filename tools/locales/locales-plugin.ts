import { join } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { siteSchema } from '../../src/content/site-schema.ts';
import { readJsonFile } from '../check/read.ts';
import { checkSite } from '../check/site.ts';
import { checkLocales } from './check-locales.ts';
import { localesDir } from './locales-dir.ts';
import { formatIssues } from './report.ts';
import { userError } from './user-error.ts';

/** Vite's plugin for the files of `locales/`, which the site imports as `#locales/…`. */
export function locales(): Plugin {
  return {
    name: 'locales',
    transform: {
      order: 'pre',
      filter: { id: /\.json$/ },
      handler(_code, id) {
        if (!id.startsWith(`${normalizePath(localesDir)}/`)) return;
        const file = readJsonFile(id);
        // Of texts, only the syntax is checked here. Without right facts, the page would stay white.
        const { publicDir } = this.environment.config;
        const isSite = id.endsWith('/site.json');
        const issues = isSite ? checkSite(file, siteSchema, publicDir) : file.issues;
        // Says where the mistake is, and what to do. Vite's own message names no file.
        if (issues.length > 0) throw userError(formatIssues(issues));
        // The note to the owner is for no visitor.
        return JSON.stringify({ ...file.data, sample: undefined });
      },
    },
    configureServer: checkOnSave,
  };
}

/** In development, prints the mistakes at the start and after each save. */
function checkOnSave({ config, watcher }: ViteDevServer) {
  // Vitest starts a server, too.
  if (config.mode === 'test') return;
  async function check() {
    const { mistakes, draftMistakes } = await checkLocales(localesDir, config.publicDir);
    const report = formatIssues([...mistakes, ...draftMistakes]);
    // VS Code recognizes a report by its first and last line (.vscode/tasks.json).
    config.logger.info(`${report}\nSalve para conferir de novo.`);
  }
  let checks = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  // One check after the other, each a moment after the last save, when the file has been written.
  function checkSoon() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      checks = checks.then(check).catch((error) => config.logger.error(String(error)));
    }, 50);
  }
  checkSoon();
  watcher.add(localesDir);
  const folders = [localesDir, config.publicDir].map((folder) => join(folder, '/'));
  watcher.on('all', (_event, file) => {
    if (folders.some((folder) => file.startsWith(folder))) checkSoon();
  });
}
