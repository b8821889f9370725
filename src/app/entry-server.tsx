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

/** A page without what Vite makes for browsers. */
type RenderedPage = Awaited<ReturnType<typeof renderPage>>;

/** Renders all pages. Returns them, and other files by name. */
export async function renderSite() {
  const pages: RenderedPage[] = [];
  const files: Record<string, string> = { 'sitemap.xml': sitemap(), 'robots.txt': robots() };
  for (const tag of languageTags) {
    for (const page of [...pageKeys, undefined]) pages.push(await renderPage(tag, page));
  }
  return { pages, files };
}

/** Renders a page, or the 404 page. Its `mistakes` are texts and values that it lacks, and wrong tags. */
async function renderPage(tag: string, page?: PageKey) {
  const mistakes: string[] = [];
  const path = pagePath(tag, page ?? '404');
  const add = (what: string) => mistakes.push(`Página ${path} (${tag}): ${what}.`);
  const i18n = createI18n(tag, {
    saveMissing: true,
    missingKeyHandler: (_tags, file, key) => add(`falta o texto “${key}” em ${file}.json`),
    missingInterpolationHandler: (text, [marker]) => {
      add(`${marker} não vale em “${text}”. Mude a frase`);
      return marker;
    },
  });
  const context = { i18n };
  const { head, root, styles } = await render(context, path, page);
  // Components that don't use LinkedText show a tag as it is written, and so does WhatsApp.
  const [, shown] = /(?:&lt;|%3C)(\p{L}.*?)(?:&gt;|%3E)/u.exec(head + root) ?? [];
  if (shown) add(`“${shown}” não vira um link aqui. Tire os sinais e deixe as palavras`);
  const shared = renderToStaticMarkup(<Head context={context} page={page} />);
  // Not `en/index.html`, because Cloudflare and GitHub would then redirect `/en` to `/en/`.
  const file = `${path.slice(import.meta.env.BASE_URL.length) || 'index'}.html`;
  return { file, tag, page, direction: i18n.dir(), head: shared + head, root, styles, mistakes };
}

/** Returns the HTML of a page: index.html with what was rendered, and preloads of its scripts. */
export function fillTemplate(
  template: string,
  { tag, page, direction, head, root, styles }: RenderedPage,
  chunks: Rolldown.OutputChunk[],
): string {
  const values = {
    [`<html lang="${sourceLanguage}">`]: `<html lang="${tag}" dir="${direction}">`,
    '<!--app-head-->': head,
    '<!--app-styles-->': styles,
    '<div id="root"></div>': root,
    '<!--app-preloads-->': renderToStaticMarkup(<Preloads chunks={chunks} tag={tag} page={page} />),
  };
  let html = template;
  for (const [part, value] of Object.entries(values)) {
    const [before, after, ...more] = html.split(part);
    if (after === undefined || more.length > 0) throw new Error(`index.html needs one ${part}`);
    html = before + value + after;
  }
  return html;
}
