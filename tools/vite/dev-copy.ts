import { relative } from 'node:path';
import type { HtmlTagDescriptor, Plugin, ViteDevServer } from 'vite';
import type { Locale, Namespace } from '../../src/i18n/content.ts';
import { type PageData, pageDataId } from '../../src/i18n/page-data.ts';
import { writeCopyTypes } from '../commands/copy-types.ts';
import {
  draftLocales,
  localesDir,
  namespacesOf,
  publishedLocales,
  readContent,
  rootOf,
  sourceTag,
} from '../locales/content.ts';
import { pseudoLocales } from '../locales/pseudo.ts';
import { copyIndex } from './copy-index.ts';

const prefix = '/@copy/';
const inspector = '/tools/vite/dev-inspector.ts';

/** Drafts too, and with `PSEUDO=1` languages that nobody speaks. */
function devLocales(): { shown: Locale[]; drafts: Locale[] } {
  const drafts = draftLocales();
  const pseudo = (process.env.PSEUDO ? pseudoLocales : []).map(
    ({ tag }) => readContent(localesDir, tag, []).locale,
  );
  return { shown: [...publishedLocales(), ...drafts, ...pseudo], drafts };
}

/**
 * What the prerendered page gives the client in a build, for the dev server: the data block of the
 * language that the address names, the copy as JSON, and each saved edit of it at once. Also keeps
 * the copy's types up to date, and tells the inspector where each text is from.
 */
export function devCopy(): Plugin {
  return {
    name: 'dev-copy',
    buildStart: writeCopyTypes,
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, originalUrl = '/' }) {
        if (!server) return html;
        const locale = localeAt(originalUrl);
        return {
          html: html
            .replace('<!--page-->', '')
            .replace(/<html[^>]*>/, `<html lang="${locale.tag}" dir="${locale.direction}">`),
          tags: [
            // The icon is drawn by the build; without a word of it the browser would ask for one.
            { tag: 'link', attrs: { rel: 'icon', href: 'data:,' } },
            ...tagsFor(locale),
          ],
        };
      },
    },
    configureServer(server) {
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
      server.watcher.on('all', async (_event, file) => {
        const [tag = '', name] = relative(localesDir, file).split(/[\\/]/);
        if (tag.startsWith('..') || !file.endsWith('.json')) return;
        try {
          if (tag === sourceTag) await writeCopyTypes();
          await pushCopy(server, tag, name?.replace(/\.json$/, ''));
        } catch {
          // Half a file, or none any more: check-copy shows what is wrong, and the page stays.
        }
      });
    },
  };
}

/** Sends a saved file to the open pages; all that pages are made of can't be sent, so they reload. */
async function pushCopy(server: ViteDevServer, tag: string, name = '') {
  const { shown } = devLocales();
  const namespace = namespacesOf(readContent().locale).find((each) => each === name);
  if (!namespace) {
    server.ws.send({ type: 'full-reload' });
    return;
  }
  for (const locale of shown) {
    // Other languages may borrow the source's texts.
    if (tag !== sourceTag && tag !== locale.tag) continue;
    const copy = await readContent(localesDir, locale.tag, []).readCopy(namespace);
    server.ws.send('copy', { tag: locale.tag, namespace, copy });
  }
}

/** The language whose pages live there; the source, where no other's do. */
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
  return { draft, texts: await copyIndex(localesDir, content) };
}
