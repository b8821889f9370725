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
import { fill, styleLink } from './built-html.ts';
import { render } from './render.tsx';

/** What Vite has bundled for browsers. */
interface ClientBundle {
  /** index.html, with the address of the style sheet and of main.ts. */
  template: string;
  manifest: Manifest;
  /** The name and the text of the style sheet. */
  style: { file: string; css: string };
}

/** Returns the text of a file, once there is the bundle for browsers. Throws if that lacks a part. */
type CompleteFile = (client: ClientBundle) => string;

/** Renders every page. Returns functions by the names of their files, such as `contato.html`. */
export async function renderSite(): Promise<Record<string, CompleteFile>> {
  const files: Record<string, CompleteFile> = { 'sitemap.xml': sitemap, 'robots.txt': robots };
  for (const tag of languageTags) {
    for (const page of [...pageKeys, undefined]) {
      const name = pagePath(tag, page ?? '404').slice(import.meta.env.BASE_URL.length);
      // Not `en/index.html`, because Cloudflare and GitHub would then redirect `/en` to `/en/`.
      files[`${name || 'index'}.html`] = await renderPage(tag, page);
    }
  }
  return files;
}

/** Renders a page, or the 404 page. Throws if it would show a text's key or an unfilled marker. */
async function renderPage(tag: string, page?: PageKey): Promise<CompleteFile> {
  const path = pagePath(tag, page ?? '404');
  const mistakes: string[] = [];
  const i18n = createI18n(tag, {
    parseMissingKeyHandler: (key) => {
      mistakes.push(`falta o texto “${key}”`);
      return key;
    },
    missingInterpolationHandler: (text, [marker]) => {
      mistakes.push(`ninguém preenche ${marker} em “${text}”`);
      return marker;
    },
  });
  const context = { i18n };
  const { head, body, styles } = await render(context, path);
  const shared = renderToStaticMarkup(<Head context={context} page={page} />);
  if (mistakes.length > 0) throw new Error(`Página ${path} (${tag}): ${mistakes.join('; ')}.`);

  // Browsers change `lang` when they translate, so entry-client.tsx reads these attributes.
  const root = renderToStaticMarkup(
    <div
      id="root"
      data-language={tag}
      data-page={page}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React has rendered
      dangerouslySetInnerHTML={{ __html: body }}
    />,
  );
  return ({ template, manifest, style }) =>
    fill(template, {
      [`<html lang="${sourceLanguage}">`]: `<html lang="${tag}" dir="${i18n.dir()}">`,
      '<!--app-head-->': shared + head,
      // Styles in a file of their own would delay the words.
      [styleLink(style.file)]: `<style>${style.css}</style>${styles}`,
      '<div id="root"></div>': root,
      '<!--app-preloads-->': renderToStaticMarkup(
        <Preloads manifest={manifest} tag={tag} page={page} />,
      ),
    });
}
