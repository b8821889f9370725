import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import type { HtmlTagDescriptor, Plugin, ViteDevServer } from 'vite';
import type { Locale, Namespace } from '../../src/i18n/content.ts';
import { type PageData, pageDataId } from '../../src/i18n/page-data.ts';
import { writeCopyTypes } from '../commands/copy-types.ts';
import { findUnreadable, reportMistakes } from '../locales/check.ts';
import { readJsonFile } from '../locales/json-file.ts';
import { pseudoLocales } from '../locales/pseudo.ts';
import {
  draftLocales,
  localesDir,
  namespacesOf,
  publishedLocales,
  readContent,
  rootOf,
  sourceTag,
} from '../locales/read-content.ts';
import { copyIndex } from './copy-index.ts';

const prefix = '/@copy/';
const inspector = '/tools/vite/dev-inspector.ts';

/** Includes drafts and, with `PSEUDO=1`, the pseudo-locales. */
function devLocales(): { shown: Locale[]; drafts: Locale[] } {
  const drafts = draftLocales();
  const pseudo = (process.env.PSEUDO ? pseudoLocales : []).map(
    ({ tag }) => readContent(localesDir, tag, []).locale,
  );
  return { shown: [...publishedLocales(), ...drafts, ...pseudo], drafts };
}

/**
 * Gives the dev server's pages what prerendered pages have: the data block of the address's locale and
 * the copy as JSON. Pushes each saved edit to open pages, covers them with the mistakes in the copy,
 * keeps the copy's types up to date, and tells the inspector where each text is from.
 */
export function devCopy(): Plugin {
  return {
    name: 'dev-copy',
    // Vitest reads the same configuration but serves no page.
    apply: (_config, { mode }) => mode !== 'test',
    transformIndexHtml: {
      order: 'pre',
      handler(html, { originalUrl = '/' }) {
        const locale = localeAt(originalUrl);
        return {
          html: html.replace(
            '<html lang="pt-BR">',
            `<html lang="${locale.tag}" dir="${locale.direction}">`,
          ),
          tags: [
            // Without this link the browser would request /favicon.ico.
            { tag: 'link', attrs: { rel: 'icon', href: 'data:,' } },
            ...tagsFor(locale),
          ],
        };
      },
    },
    async configureServer(server) {
      await writeCopyTypes();
      server.watcher.add(localesDir);
      server.middlewares.use(prefix, async ({ url = '' }, response, next) => {
        try {
          const answer = await answerTo(url.replace(/^\/|[?#].*$/g, ''));
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(answer));
        } catch (error) {
          next(error);
        }
      });
      const showMistakes = overlayOf(server);
      showMistakes();
      const saved = new Set<string>();
      let timer: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_event, file) => {
        if (relative(localesDir, file).startsWith('..')) return;
        saved.add(file);
        // Editors and tools save several files at once.
        clearTimeout(timer);
        timer = setTimeout(async () => {
          const files = [...saved];
          saved.clear();
          showMistakes();
          for (const each of files) await pushFile(server, each);
        }, 50);
      });
    },
  };
}

/** Shows the current mistakes over every open page, and removes them when they are fixed. */
function overlayOf({ ws, config }: ViteDevServer): () => void {
  let shown: string | undefined;
  const show = (message: string) =>
    ws.send({ type: 'error', err: { message, stack: '', plugin: 'check-copy' } });
  ws.on('connection', () => {
    if (shown) show(shown);
  });
  return () => {
    const report = reportMistakes(localesDir);
    if (report === shown) return;
    shown = report;
    if (report) config.logger.error(report);
    if (report) show(report);
    else ws.send({ type: 'full-reload' });
  };
}

/** Sends a saved file to the open pages. Changes to shared facts reload them. */
async function pushFile(server: ViteDevServer, file: string) {
  const [tag = '', name = ''] = relative(localesDir, file).split(/[\\/]/);
  if (!file.endsWith('.json')) return;
  // A half-written file leaves the page as it is.
  if (existsSync(file) && !readJsonFile(file).root) return;
  if (findUnreadable(localesDir).length > 0) return;
  if (tag === sourceTag) await writeCopyTypes();
  const { shown } = devLocales();
  const namespace = namespacesOf(readContent().locale).find((each) => `${each}.json` === name);
  if (!namespace) {
    server.ws.send({ type: 'full-reload' });
    return;
  }
  for (const locale of shown) {
    // Other locales may fall back to the source's texts.
    if (tag !== sourceTag && tag !== locale.tag) continue;
    const copy = await readContent(localesDir, locale.tag, []).readCopy(namespace);
    server.ws.send('copy', { tag: locale.tag, namespace, copy });
  }
}

/** The locale that an address belongs to; the source by default. */
function localeAt(address: string): Locale {
  const [, first] = address.split(/[/?#]/);
  const { shown } = devLocales();
  return shown.find((locale) => rootOf(locale) === `/${first}`) ?? readContent().locale;
}

function tagsFor(locale: Locale): HtmlTagDescriptor[] {
  const { shown } = devLocales();
  const content = readContent(localesDir, locale.tag, shown);
  const addresses = namespacesOf(locale).map((name) => [name, `${prefix}${locale.tag}/${name}`]);
  const data: PageData = {
    site: content.site,
    locale,
    openingDays: content.openingDays,
    agenda: content.agenda,
    copy: Object.fromEntries(addresses) as Record<Namespace, string>,
    page: 'home',
    languages: content.languages,
    preload: { scripts: [], copy: [] },
  };
  return [
    {
      tag: 'script',
      attrs: { type: 'application/json', id: pageDataId },
      children: JSON.stringify(data).replaceAll('<', '\\u003c'),
      injectTo: 'body-prepend',
    },
    { tag: 'script', attrs: { type: 'module', src: inspector }, injectTo: 'body' },
  ];
}

/** `en/index` (see copy-index.ts) or `en/home`. */
async function answerTo(path: string): Promise<object> {
  const { shown, drafts } = devLocales();
  const [tag, name] = path.split('/');
  const content = readContent(localesDir, tag, shown);
  if (name !== 'index') return content.readCopy(name as Namespace);
  const draft = drafts.some((each) => each.tag === tag);
  return { draft, texts: await copyIndex(localesDir, content, draft) };
}
