import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { readJsonFile } from './check/read.ts';
import { formatIssues } from './check/report.ts';
import { checkLocales, localesDir } from './check-locales.ts';
import { reportMistakes } from './report-mistakes.ts';
import { userError } from './user-error.ts';

/** The site's folder on its host, such as `/site/`, from the address in site.json. */
function siteBase(): string {
  const { entries } = readJsonFile(join(localesDir, 'site.json'));
  const address = entries.get('site.address')?.text ?? '';
  return URL.canParse(address) ? `${new URL(address).pathname}/`.replace(/\/+/g, '/') : '/';
}

/** Vite's plugin for the files of `locales/`, which the site imports as `#locales/…`. */
export function locales(): Plugin {
  return {
    name: 'locales',
    config: ({ base = siteBase() }) => ({
      base: base.replace(/\/?$/, '/'),
      resolve: { alias: { '#locales': localesDir } },
      // The folder may lie outside the project.
      server: { fs: { allow: ['.', localesDir] } },
    }),
    transform: {
      order: 'pre',
      filter: { id: /\.json$/ },
      handler(_code, id) {
        if (!id.startsWith(`${normalizePath(localesDir)}/`)) return;
        const { data, issue } = readJsonFile(id);
        // Says where the mistake is, and what to do. Vite's own message names no file.
        if (issue) throw userError(formatIssues([issue]));
        // The note to the owner is for no visitor.
        return JSON.stringify({ ...data, sample: undefined });
      },
    },
    // In development, prints the mistakes at the start and after each save.
    configureServer({ config, watcher }) {
      // Vitest starts a server, too.
      if (config.mode === 'test') return;
      const check = async () => {
        const { report } = await reportMistakes(await checkLocales(localesDir, config.publicDir));
        // VS Code recognizes a report by its first and last line (.vscode/tasks.json).
        config.logger.info(`${report}\nSalve para conferir de novo.`);
      };
      // One after the other. A file that is being saved may fail to be read: the next save is checked again.
      let checks = Promise.resolve();
      const queue = () => {
        checks = checks.then(check).catch((error) => config.logger.error(String(error)));
      };
      queue();
      let timer: NodeJS.Timeout | undefined;
      watcher.add(localesDir);
      const folders = [localesDir, config.publicDir].map((folder) => join(folder, '/'));
      watcher.on('all', (_event, file) => {
        if (!folders.some((folder) => file.startsWith(folder))) return;
        clearTimeout(timer);
        timer = setTimeout(queue, 50);
      });
    },
  };
}
