import { join, relative } from 'node:path';
import { type Logger, normalizePath, type Plugin } from 'vite';
import { checkCopy } from './locales/check.ts';
import { formatIssues, list, refuse, sortIssues } from './locales/issue.ts';
import { readJsonFile, textAt } from './locales/json-file.ts';
import { leftToPublish } from './locales/left-to-publish.ts';
import { isOfDraft, localesDir, readLocales } from './locales/read-locales.ts';
import { checkPhotos } from './photos.ts';

async function check(locales = readLocales()) {
  return sortIssues([...checkCopy(locales), ...(await checkPhotos(locales))]);
}

/** The site's folder on its host, such as `/site/`, from the address in site.json. */
export function siteBase(): string {
  const { data } = readJsonFile(join(localesDir, 'site.json'));
  const address = textAt(data, 'address') ?? '';
  return URL.canParse(address) ? `${new URL(address).pathname}/`.replace(/\/+/g, '/') : '/';
}

/** @throws {CopyError} if the copy has a mistake, but for those of drafts, which a build leaves out. */
export async function refuseMistakes() {
  const found = readLocales();
  refuse((await check(found)).filter((issue) => !isOfDraft(issue, found)));
}

/** Says what a build has made, and what is left before publishing. */
export function reportBuild(logger: Logger) {
  const found = readLocales();
  const published = [found.source, ...found.translations].filter(({ draft }) => !draft);
  const tags = list(published.map(({ tag }) => tag));
  logger.info(`${found.pages.length} páginas e a página 404 prontas em ${tags}`);
  const left = leftToPublish(found);
  if (left) logger.warn(left);
}

/** Vite's plugin for the files of `locales/`, which the site imports as `#locales/…`. */
export function copy(): Plugin {
  return {
    name: 'copy',
    config: () => ({
      resolve: { alias: { '#locales': localesDir } },
      // The folder may lie outside the project.
      server: { fs: { allow: ['.', localesDir] } },
    }),
    transform: {
      order: 'pre',
      filter: { id: /\.json$/ },
      handler(_code, id) {
        if (!id.startsWith(`${normalizePath(localesDir)}/`)) return;
        const { data, issues } = readJsonFile(id);
        // Says where the mistake is, and what to do. Vite's own message names no file.
        if (!data) refuse(issues);
        // The notes to the owner are for no visitor.
        return JSON.stringify({ ...data, sample: undefined, $schema: undefined });
      },
    },
    // In development, prints the mistakes after each save.
    async configureServer({ config, watcher }) {
      // Vitest starts a server, too.
      if (config.mode === 'test') return;
      const report = async () => {
        const issues = await check();
        const log = issues.length > 0 ? config.logger.error : config.logger.info;
        // VS Code recognizes a report by its first and last line (.vscode/tasks.json).
        log(`${formatIssues(issues)}\nSalve para conferir de novo.`);
      };
      await report();
      let timer: NodeJS.Timeout | undefined;
      watcher.add(localesDir);
      watcher.on('all', (_event, file) => {
        if (relative(localesDir, file).startsWith('..')) return;
        clearTimeout(timer);
        timer = setTimeout(report, 50);
      });
    },
  };
}
