import { renderToStaticMarkup } from 'react-dom/server';
import type { Rolldown } from 'vite';
import { createI18n } from '../content/i18n/i18n.ts';
import { languageTags } from '../content/i18n/texts.ts';
import { sourceLanguage } from '../content/languages.ts';
import { pagePath } from '../content/links/urls.ts';
import { pageKeys } from '../content/pages.ts';
import type { PageKey } from '../content/resources.ts';
import { Head } from '../metadata/head.tsx';
import { Preloads } from '../metadata/preloads.tsx';
import { robots, sitemap } from '../metadata/sitemap.ts';
import { render } from './render.tsx';

/** Returns a file's text, for which pages need what Vite has built: index.html and the scripts. */
type FileWriter = (template: string, chunks: Rolldown.OutputChunk[]) => string;

/** Renders all pages. Returns files by name, and what pages lack: texts, or values for markers. */
export async function renderSite() {
  const mistakes: string[] = [];
  const files: Record<string, FileWriter> = { 'sitemap.xml': sitemap, 'robots.txt': robots };
  for (const tag of languageTags) {
    for (const page of [...pageKeys, undefined]) {
      const name = pagePath(tag, page ?? '404').slice(import.meta.env.BASE_URL.length);
      // Not `en/index.html`, because Cloudflare and GitHub would then redirect `/en` to `/en/`.
      files[`${name || 'index'}.html`] = await renderPage(mistakes, tag, page);
    }
  }
  return { files, mistakes };
}

/** Renders a page, or the 404 page, for index.html. */
async function renderPage(mistakes: string[], tag: string, page?: PageKey): Promise<FileWriter> {
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
  return (template, chunks) => {
    const preloads = <Preloads chunks={chunks} tag={tag} page={page} />;
    return fill(template, {
      [`<html lang="${sourceLanguage}">`]: `<html lang="${tag}" dir="${i18n.dir()}">`,
      '<!--app-head-->': shared + head,
      '<!--app-styles-->': styles,
      '<div id="root"></div>': root,
      '<!--app-preloads-->': renderToStaticMarkup(preloads),
    });
  };
}

/** Replaces parts of index.html, each of which it must have exactly once. */
function fill(template: string, values: Record<string, string>): string {
  let html = template;
  for (const [part, value] of Object.entries(values)) {
    const [before, after, ...more] = html.split(part);
    if (after === undefined || more.length > 0) throw new Error(`index.html needs one ${part}`);
    html = before + value + after;
  }
  return html;
}
