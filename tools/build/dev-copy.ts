import { relative } from 'node:path';
import sirv from 'sirv';
import type { HtmlTagDescriptor, Plugin, ViteDevServer } from 'vite';
import { savedCopy } from '../../src/content/i18n/saved-copy.ts';
import { type PageData, pageDataId } from '../../src/content/page-data.ts';
import type { Namespace } from '../../src/content/resources.ts';
import {
  CopyError,
  checkCopy,
  formatIssues,
  type Issue,
  type Language,
  languagesOf,
  localesDir,
  prefixOf,
  readLocales,
} from '../copy/index.ts';
import { makePhotos, photoCache, photosFor } from '../pictures/index.ts';
import { jsonInHtml } from './index-html.ts';

const prefix = '/@copy/';
const photosPrefix = '/@photos/';

interface State {
  issues: Issue[];
  /** The last copy that could be shown. */
  languages: Language[];
  /** The reason why the copy in `locales/` can't be shown. */
  failure?: Error;
}

async function readState(tell: (line: string) => void, before?: State): Promise<State> {
  const locales = readLocales();
  const made = await makePhotos(locales, tell);
  const issues = [...made.issues, ...checkCopy(locales)];
  try {
    const languages = languagesOf(locales, photosFor(made, photosPrefix), true);
    return { issues, languages };
  } catch (error) {
    const failure = issues.length > 0 ? new CopyError(formatIssues(issues)) : (error as Error);
    return { issues, languages: before?.languages ?? [], failure };
  }
}

/** Vite's plugin for `npm run dev`. Serves the copy, and shows each edit of it on open pages. */
export function devCopy(): Plugin {
  let state: State;
  return {
    name: 'dev-copy',
    // Vitest reads vite.config.ts too, but it serves no pages.
    apply: (_config, { command, mode }) => command === 'serve' && mode !== 'test',
    transformIndexHtml: {
      order: 'pre',
      handler(html, { originalUrl = '/' }) {
        const language = languageAt(originalUrl, state);
        const { tag, direction } = language.siteData.locale;
        return {
          html: html.replace(/<html[^>]*>/, `<html lang="${tag}" dir="${direction}">`),
          tags: tagsFor(language),
        };
      },
    },
    async configureServer(server) {
      const { middlewares, ws } = server;
      const { logger } = server.config;
      const read = () => readState((line) => logger.info(line), state);
      state = await read();
      middlewares.use(photosPrefix, sirv(photoCache, { dev: true }));
      middlewares.use(prefix, ({ url = '' }, response) => {
        const [tag, name] = url.replace(/^\/|[?#].*$/g, '').split('/');
        const language = state.languages.find(({ siteData }) => siteData.locale.tag === tag);
        const texts = language?.texts[name as Namespace];
        response.writeHead(texts ? 200 : 404, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(texts));
      });

      const report = () => {
        const log = state.issues.length > 0 ? logger.error : logger.info;
        // VS Code recognizes a report by its first and last line (.vscode/tasks.json).
        log(`${formatIssues(state.issues)}\nSalve para conferir de novo.`);
      };
      const showFailure = () => {
        if (!state.failure) return;
        const { message } = state.failure;
        ws.send({ type: 'error', err: { message, stack: '', plugin: 'dev-copy' } });
      };
      report();
      ws.on('connection', showFailure);
      watchCopy(server, async () => {
        const before = dataIn(state);
        state = await read();
        if (state.failure) showFailure();
        else if (before === dataIn(state)) ws.send({ type: 'custom', event: savedCopy });
        else ws.send({ type: 'full-reload' });
        report();
      });
    },
  };
}

const dataIn = ({ languages }: State) => JSON.stringify(languages.map(({ siteData }) => siteData));

function watchCopy({ config, watcher }: ViteDevServer, show: () => Promise<void>) {
  // Each reading waits for the one before, because making photographs takes long.
  let reading = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  watcher.add(localesDir);
  watcher.on('all', (_event, file) => {
    if (relative(localesDir, file).startsWith('..')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      reading = reading.then(show).catch((error) => config.logger.error(String(error)));
    }, 50);
  });
}

function languageAt(address: string, { languages, failure }: State): Language {
  const [, first] = address.split(/[/?#]/);
  const found = languages.find(({ siteData }) => prefixOf(siteData.locale) === `/${first}`);
  const language = found ?? languages[0];
  if (!language) throw failure;
  return language;
}

function tagsFor({ siteData, texts }: Language): HtmlTagDescriptor[] {
  const { tag } = siteData.locale;
  const addresses = Object.keys(texts).map((name) => [name, `${prefix}${tag}/${name}`]);
  const data: PageData = { ...siteData, copy: Object.fromEntries(addresses) };
  return [
    { tag: 'link', attrs: { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' } },
    {
      tag: 'script',
      attrs: { type: 'application/json', id: pageDataId },
      children: jsonInHtml(data),
      injectTo: 'body-prepend',
    },
  ];
}
