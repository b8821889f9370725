import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { type Namespace, type PageData, pageDataId } from '../src/i18n/content.ts';
import { localesDir, namespacesOf, readContent, readJson, sourceTag } from './content.ts';
import { writeCopyTypes } from './copy-types.ts';
import { isJson } from './locales/json-file.ts';

const prefix = '/@copy/';

/**
 * What the prerendered page gives the client in a build, for the dev server: the data block, the
 * copy as JSON, and each saved edit of it at once. Also keeps the copy's types up to date.
 */
export function devCopy(): Plugin {
  return {
    name: 'dev-copy',
    buildStart: writeCopyTypes,
    transformIndexHtml: {
      order: 'pre',
      handler(html, { server }) {
        if (!server) return html;
        const { site, locale } = readContent();
        const addresses = namespacesOf(locale).map((name) => [name, `${prefix}${name}.json`]);
        const data: PageData = {
          site,
          locale,
          copy: Object.fromEntries(addresses) as Record<Namespace, string>,
          needs: { scripts: [], copy: [] },
        };
        return {
          html: html
            .replace('<!--page-->', '')
            .replace(/<html[^>]*>/, `<html lang="${locale.tag}" dir="${locale.direction}">`),
          tags: [
            // The icon is drawn by the build; without a word of it the browser would ask for one.
            { tag: 'link', attrs: { rel: 'icon', href: 'data:,' } },
            {
              tag: 'script',
              attrs: { type: 'application/json', id: pageDataId },
              children: JSON.stringify(data).replaceAll('<', '\\u003c'),
              injectTo: 'body-prepend',
            },
          ],
        };
      },
    },
    configureServer(server) {
      server.watcher.add(localesDir);
      server.middlewares.use(prefix, (request, response) => {
        const name = (request.url ?? '').replace(/^\/|[?#].*$/g, '');
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(readJson(localesDir, sourceTag, name)));
      });
      server.watcher.on('change', async (file) => {
        const [tag, name] = relative(localesDir, file).split(/[\\/]/);
        if (tag?.startsWith('..') || !file.endsWith('.json')) return;
        if (!isJson(file)) return; // check-copy shows what is wrong with it.
        const namespace = name?.replace(/\.json$/, '');
        if (tag !== sourceTag || !namespace || namespace === 'locale') {
          server.ws.send({ type: 'full-reload' });
          return;
        }
        await writeCopyTypes();
        const copy = readJson(join(localesDir, tag, `${namespace}.json`));
        server.ws.send('copy', { namespace, copy });
      });
    },
  };
}
