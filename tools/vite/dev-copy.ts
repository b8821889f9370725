import { relative } from 'node:path';
import type { HtmlTagDescriptor, Plugin, ViteDevServer } from 'vite';
import type { Locale } from '../../src/site/content.ts';
import { pageDataId } from '../../src/site/page-data.ts';
import type { Namespace } from '../../src/site/resources.ts';
import { checkLocales } from '../check/check.ts';
import { type Block, mapTexts } from '../copy/merge-copy.ts';
import {
  draftLocales,
  localesDir,
  namespacesOf,
  publishedLocales,
  readContent,
  rootOf,
} from '../copy/read-content.ts';
import { CopyError, formatIssues, refuse } from '../issues/issue.ts';
import { checkFrame } from '../pages/frame.ts';
import { jsonInHtml, pageDataOf } from '../pages/page-data.ts';

const prefix = '/@copy/';

/**
 * Gives the dev server's pages what prerendered pages have: the data block of the address's locale,
 * drafts included, and the copy as JSON. Covers open pages with the mistakes in copy and facts, and
 * reloads them after each saved edit. With `--mode keys`, pages show each text's file and key instead.
 */
export function devCopy(): Plugin {
  return {
    name: 'dev-copy',
    // Vitest reads the same configuration but serves no page.
    apply: (_config, { command, mode }) => command === 'serve' && mode !== 'test',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { originalUrl = '/' }) => {
        refuse(checkFrame(html));
        return orReport(() => {
          const locale = localeAt(originalUrl);
          const lang = `<html lang="${locale.tag}" dir="${locale.direction}">`;
          return { html: html.replace(/<html[^>]*>/, lang), tags: tagsFor(locale) };
        });
      },
    },
    configureServer(server) {
      server.middlewares.use(prefix, async ({ url = '' }, response, next) => {
        try {
          const [tag, name] = url.replace(/^\/|[?#].*$/g, '').split('/');
          const content = orReport(() => readContent(localesDir, tag, []));
          const copy = (await content.readCopy(content.locale.tag, name as Namespace)) as Block;
          const isKeys = server.config.mode === 'keys';
          const shown = isKeys ? mapTexts(copy, (_text, key) => `${name}.json ${key}`) : copy;
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(shown));
        } catch (error) {
          next(error);
        }
      });
      watchCopy(server);
    },
  };
}

/** Shows the current mistakes over every page, and reloads the pages when a file has been saved. */
function watchCopy({ config, watcher, ws }: ViteDevServer) {
  let report = formatIssues(checkLocales(localesDir));
  if (report) config.logger.error(report);
  const cover = () => {
    if (report) ws.send({ type: 'error', err: { message: report, stack: '', plugin: 'dev-copy' } });
  };
  ws.on('connection', cover);

  let timer: NodeJS.Timeout | undefined;
  watcher.add(localesDir);
  watcher.on('all', (_event, file) => {
    if (relative(localesDir, file).startsWith('..')) return;
    clearTimeout(timer);
    // Editors and tools save several files at once.
    timer = setTimeout(() => {
      const issues = checkLocales(localesDir);
      report = formatIssues(issues);
      if (report) config.logger.error(report);
      // A file that can't be read is an issue without a key: there is no page to reload yet.
      if (issues.some(({ key }) => !key)) cover();
      else ws.send({ type: 'full-reload' });
    }, 50);
  });
}

/** @throws {CopyError} All issues, if something can't be read. */
function orReport<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new CopyError(formatIssues(checkLocales(localesDir)) ?? (error as Error).message);
  }
}

/** The locales that pages are served in, drafts included. */
const shownLocales = () => [...publishedLocales(), ...draftLocales()];

/** The locale that an address belongs to; the source by default. */
function localeAt(address: string): Locale {
  const [, first] = address.split(/[/?#]/);
  const locale = shownLocales().find((each) => rootOf(each) === `/${first}`);
  return locale ?? readContent().locale;
}

function tagsFor(locale: Locale): HtmlTagDescriptor[] {
  const addresses = namespacesOf(locale).map((name) => [name, `${prefix}${locale.tag}/${name}`]);
  const data = pageDataOf(readContent(localesDir, locale.tag, shownLocales()), {
    copy: Object.fromEntries(addresses) as Record<Namespace, string>,
    page: 'home',
    preload: { scripts: [], copy: [] },
  });
  return [
    // Without this link the browser would request /favicon.ico.
    { tag: 'link', attrs: { rel: 'icon', href: 'data:,' } },
    {
      tag: 'script',
      attrs: { type: 'application/json', id: pageDataId },
      children: jsonInHtml(data),
      injectTo: 'body-prepend',
    },
  ];
}
