import { renderToStaticMarkup } from 'react-dom/server';
import type { Manifest } from 'vite';
import { createI18n } from '../content/i18n/i18n.ts';
import { languageTags } from '../content/i18n/texts.ts';
import { sourceLanguage } from '../content/languages.ts';
import { pagePath } from '../content/links/urls.ts';
import { pageKeys } from '../content/pages.ts';
import type { PageKey } from '../content/resources.ts';
import { Head } from '../metadata/head.tsx';
import { Preloads } from '../metadata/preloads.tsx';
import { robots, sitemap } from '../metadata/sitemap.ts';
import { fill } from './built-html.ts';
import { render } from './render.tsx';

/** What Vite has built for browsers. */
interface ClientBuild {
  /** index.html, with the address of the style sheet and of main.ts. */
  template: string;
  manifest: Manifest;
}

/** Renders all pages. Returns files by name, and what pages lack: texts, or values for markers. */
export async function renderSite(client: ClientBuild) {
  const mistakes: string[] = [];
  const files: Record<string, string> = { 'sitemap.xml': sitemap(), 'robots.txt': robots() };
  for (const tag of languageTags) {
    for (const page of [...pageKeys, undefined]) {
      const name = pagePath(tag, page ?? '404').slice(import.meta.env.BASE_URL.length);
      // Not `en/index.html`, because Cloudflare and GitHub would then redirect `/en` to `/en/`.
      files[`${name || 'index'}.html`] = await renderPage(client, mistakes, tag, page);
    }
  }
  return { files, mistakes };
}

/** Renders a page, or the 404 page, into index.html. */
async function renderPage(client: ClientBuild, mistakes: string[], tag: string, page?: PageKey) {
  const path = pagePath(tag, page ?? '404');
  const add = (what: string) => mistakes.push(`Página ${path} (${tag}): ${what}.`);
  const i18n = createI18n(tag, {
    saveMissing: true,
    missingKeyHandler: (_tags, file, key) => add(`falta o texto “${key}” em ${file}.json`),
    missingInterpolationHandler: (text, [marker]) => {
      add(`ninguém preenche ${marker} em “${text}”`);
      return marker;
    },
  });
  const context = { i18n };
  const { head, root, styles } = await render(context, path, page);
  const shared = renderToStaticMarkup(<Head context={context} page={page} />);
  const preloads = <Preloads manifest={client.manifest} tag={tag} page={page} />;
  return fill(client.template, {
    [`<html lang="${sourceLanguage}">`]: `<html lang="${tag}" dir="${i18n.dir()}">`,
    '<!--app-head-->': shared + head,
    '<!--app-styles-->': styles,
    '<div id="root"></div>': root,
    '<!--app-preloads-->': renderToStaticMarkup(preloads),
  });
}
