import { join, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { readJsonFile } from './check/read.ts';
import { formatIssues } from './check/report.ts';
import { checkLocales, localesDir } from './check-locales.ts';
import { UserError } from './user-error.ts';

const saveAgain =
  'Salve para conferir de novo. Um texto apagado de pt-BR, só npm run locales percebe.';

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
        if (issue) throw new UserError(formatIssues([issue]));
        // The note to the owner is for no visitor.
        return JSON.stringify({ ...data, sample: undefined });
      },
    },
    // In development, prints the mistakes at the start and after each save.
    configureServer({ config, watcher }) {
      // Vitest starts a server, too.
      if (config.mode === 'test') return;
      const report = async () => {
        const { mistakes, draftMistakes } = await checkLocales();
        const issues = [...mistakes, ...draftMistakes];
        const log = issues.length > 0 ? config.logger.error : config.logger.info;
        // VS Code recognizes a report by its first and last line (.vscode/tasks.json).
        log(`${formatIssues(issues)}\n${saveAgain}`);
      };
      // One after the other. A file that is being saved may fail to be read: the next save is checked again.
      let reports = Promise.resolve();
      const queue = () => {
        reports = reports.then(report).catch((error) => config.logger.error(String(error)));
      };
      queue();
      let timer: NodeJS.Timeout | undefined;
      watcher.add(localesDir);
      const folders = [localesDir, resolve('public')].map((folder) => join(folder, '/'));
      watcher.on('all', (_event, file) => {
        if (!folders.some((folder) => file.startsWith(folder))) return;
        clearTimeout(timer);
        timer = setTimeout(queue, 50);
      });
    },
  };
}
