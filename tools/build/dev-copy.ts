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
  messages,
  prefixOf,
  readLocales,
  refuse,
} from '../copy/index.ts';
import { makePhotos, photoCache, photosFor } from '../pictures/index.ts';
import { checkFrame, jsonInHtml } from './index-html.ts';

const prefix = '/@copy/';
const photosPrefix = '/@photos/';

interface State {
  issues: Issue[];
  /** As they were last read; none if the copy was broken from the start. */
  languages: Language[];
  /** Why the present copy can't be shown. */
  failure?: Error;
}

async function readState(tell: (line: string) => void, before?: State): Promise<State> {
  const locales = readLocales();
  const made = await makePhotos(locales, tell);
  const issues = [...made.issues, ...checkCopy(locales)];
  const photos = photosFor(made, photosPrefix);
  try {
    const languages = await languagesOf(locales, true);
    const shown = languages.map((each) => ({ ...each, siteData: { ...each.siteData, photos } }));
    return { issues, languages: shown };
  } catch (error) {
    const failure = issues.length > 0 ? new CopyError(formatIssues(issues)) : (error as Error);
    return { issues, languages: before?.languages ?? [], failure };
  }
}

/**
 * Gives pages on the development server what prerendered pages have: data block, copy and pictures.
 * Open pages show a saved text without a reload, reload after any other edit, and say why the copy
 * can't be shown. The terminal lists all mistakes. With `--mode keys`, pages show each text's file
 * and key.
 */
export function devCopy(): Plugin {
  let state: State;
  return {
    name: 'dev-copy',
    // Vitest reads the same configuration but serves no page.
    apply: (_config, { command, mode }) => command === 'serve' && mode !== 'test',
    transformIndexHtml: {
      order: 'pre',
      handler(html, { originalUrl = '/', server }) {
        refuse(checkFrame(html));
        const language = languageAt(originalUrl, state);
        const { tag, direction } = language.siteData.locale;
        return {
          html: html.replace(/<html[^>]*>/, `<html lang="${tag}" dir="${direction}">`),
          tags: tagsFor(language, server?.config.mode === 'keys'),
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

      const tell = () => {
        const log = state.issues.length > 0 ? logger.error : logger.info;
        // .vscode/tasks.json reads the first and the last line.
        log(`${formatIssues(state.issues)}\n${messages.saveAgain}`);
      };
      const cover = () => {
        if (!state.failure) return;
        const { message } = state.failure;
        ws.send({ type: 'error', err: { message, stack: '', plugin: 'dev-copy' } });
      };
      tell();
      ws.on('connection', cover);
      watchCopy(server, async () => {
        const before = dataIn(state);
        state = await read();
        if (state.failure) cover();
        else if (before === dataIn(state)) ws.send({ type: 'custom', event: savedCopy });
        else ws.send({ type: 'full-reload' });
        tell();
      });
    },
  };
}

/** What pages hold beside the texts. */
const dataIn = ({ languages }: State) => JSON.stringify(languages.map(({ siteData }) => siteData));

function watchCopy({ config, watcher }: ViteDevServer, show: () => Promise<void>) {
  // One reading waits for the other, because photographs take long.
  let reading = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  watcher.add(localesDir);
  watcher.on('all', (_event, file) => {
    if (relative(localesDir, file).startsWith('..')) return;
    clearTimeout(timer);
    // Editors and tools save several files at once.
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

function tagsFor({ siteData, texts }: Language, isKeys: boolean): HtmlTagDescriptor[] {
  const { tag, labels } = siteData.locale;
  const keys = Object.keys(labels).map((page) => [page, `${page}.json meta.label`]);
  const addresses = Object.keys(texts).map((name) => [name, `${prefix}${tag}/${name}`]);
  const data: PageData = {
    ...siteData,
    locale: { ...siteData.locale, labels: isKeys ? Object.fromEntries(keys) : labels },
    copy: Object.fromEntries(addresses),
    preload: [],
  };
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
