import { renderToStaticMarkup } from 'react-dom/server';
import type { Manifest, ManifestChunk } from 'vite';
import { createI18n, type RouterContext } from '../content/i18n/i18n.ts';
import { languageTags, sourceLanguage } from '../content/i18n/texts.ts';
import { languageFolder, pagePath, withBase } from '../content/links/urls.ts';
import { pageKeys } from '../content/pages.ts';
import type { PageKey } from '../content/resources.ts';
import { Head, Scripts } from '../metadata/head.tsx';
import { robots, sitemap } from '../metadata/sitemap.ts';
import { webManifest } from '../metadata/web-manifest.ts';
import { render } from './render.tsx';

/** The texts of files by their names, such as `contato.html`. */
type Files = Record<string, string>;

/**
 * Runs in Node at the end of a build, and returns what tools/prerender.ts is to write. `template` is
 * index.html as Vite has built it, and `manifest` names Vite's files.
 */
export async function renderSite(template: string, manifest: Manifest): Promise<Files> {
  const files: Files = { 'sitemap.xml': sitemap(), 'robots.txt': robots() };
  for (const tag of languageTags) {
    const context = { i18n: createI18n(tag) };
    for (const page of [...pageKeys, undefined]) {
      const path = page ? pagePath(tag, page) : `${languageFolder(tag)}404`;
      // Not `x/index.html`, because Cloudflare and GitHub would then redirect `/x` to `/x/`.
      const file = path.endsWith('/') ? `${path}index.html` : `${path}.html`;
      files[file.slice(1)] = await renderPage(template, manifest, context, path, page);
    }
    if (tag === sourceLanguage) files['manifest.webmanifest'] = webManifest(context);
  }
  return files;
}

/** Puts a page into index.html. On the 404 page, `page` is undefined. */
async function renderPage(
  template: string,
  manifest: Manifest,
  context: RouterContext,
  path: string,
  page?: PageKey,
) {
  const { i18n } = context;
  const { head, body, styles, status } = await render(context, withBase(path));
  if (status !== (page ? 200 : 404)) throw new Error(`${path} has the status ${status}`);
  const shared = renderToStaticMarkup(<Head context={context} page={page} />);
  const preloads = preloadsOf(manifest, i18n.language, page);
  const scripts = renderToStaticMarkup(<Scripts preloads={preloads} />);
  // Browsers change `lang` when they translate, so entry-client.tsx reads these attributes.
  const root = renderToStaticMarkup(
    <div
      id="root"
      data-language={i18n.language}
      data-page={page}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React has rendered
      dangerouslySetInnerHTML={{ __html: body }}
    />,
  );
  // `replace` interprets `$` in a string, but takes the result of a function as it is.
  return template
    .replace('<html lang="pt-BR">', () => `<html lang="${i18n.language}" dir="${i18n.dir()}">`)
    .replace('<!--app-head-->', () => shared + head)
    .replace('<!--app-styles-->', () => styles)
    .replace('<div id="root"></div>', () => root)
    .replace('</body>', () => `${scripts}</body>`);
}

/** The files of a page's script and texts, and of what these import. */
function preloadsOf(manifest: Manifest, tag: string, page?: PageKey): string[] {
  const filesOf = (key: string): string[] => {
    const { file, imports = [] } = manifest[key] as ManifestChunk;
    return [file, ...imports.flatMap(filesOf)];
  };
  const keys = Object.keys(manifest);
  // The folder of texts may lie outside the project, so the names of its files may begin with `..`.
  const needed = keys.filter((key) => key.endsWith(`/${tag}/common.json`));
  // vite.config.ts names this file, which has entry-client.tsx.
  needed.push(...keys.filter((key) => manifest[key]?.name === 'client'));
  if (page) {
    // TanStack's plugin puts a page's component into a file of its own.
    needed.push(`src/routes/${page === 'home' ? 'index' : page}.tsx?tsr-split=component`);
    needed.push(...keys.filter((key) => key.endsWith(`/${tag}/${page}.json`)));
  }
  return [...new Set(needed.flatMap(filesOf))];
}
