import { createHash } from 'node:crypto';
import { languages, portrait, site } from 'virtual:copy';
import type { Manifest } from 'vite';
import { createI18n, type RouterContext } from '../content/i18n/i18n.ts';
import { pageKeys } from '../content/pages.ts';
import type { PageKey } from '../content/resources.ts';
import { largestFile } from '../drawings/photo.tsx';
import fontLicenses from '../theme/fonts/licenses.txt?raw';
import { drawCard, drawMark } from './card.tsx';
import { pageElements, sharedElements, webManifest } from './head.ts';
import { fillFrame } from './index-html.ts';
import { withPolicy } from './policy.ts';
import { fileIn, preloadsOf } from './preloads.ts';
import { render } from './render.tsx';
import { robots, sitemap } from './sitemap.ts';

/** The contents of files by their names, such as `assets/main-1a2b3c4d.js`. */
export type Files = Map<string, string | Uint8Array>;

interface Bundle {
  /** What Vite has made of index.html. */
  files: Files;
  /** The site's icon, an SVG. */
  icon: Uint8Array;
  /** Called with the key of a missing text, such as `common:skip`, and must throw. */
  failAtMissingText: (key: string) => never;
}

/** What all pages share. */
interface Shared {
  /** index.html without its CSS, which pages contain so that they paint sooner. */
  html: string;
  styles: string;
  manifest: Manifest;
  /** The icon and the portrait, for link previews. */
  pictures: Parameters<typeof drawCard>[1];
}

/**
 * Runs in Node during a build. Returns the whole site but for the files of `public/`: what browsers
 * need of Vite's files, every page in every language, and what pages share.
 */
export async function renderSite({ files, icon, failAtMissingText }: Bundle): Promise<Files> {
  const written: Files = new Map(files);
  const shared = { ...takeShared(written), pictures: await readPictures(files, icon) };
  const options = { appendNamespaceToMissingKey: true, parseMissingKeyHandler: failAtMissingText };
  const contexts = languages.map((language) => ({ language, i18n: createI18n(language, options) }));
  // Writing all languages at once would take more memory and as much time.
  for (const context of contexts) {
    const pages = [...pageKeys, undefined];
    await Promise.all(pages.map((page) => writePage(written, shared, context, page)));
  }
  const [source] = contexts as [RouterContext];
  written.set('manifest.webmanifest', JSON.stringify(webManifest(source)));
  written.set('sitemap.xml', sitemap());
  written.set('robots.txt', robots());
  // Fonts and libraries may be distributed only together with their licences.
  written.set('assets/font-licenses.txt', fontLicenses);
  written.set('assets/licenses.md', take(written, '.vite/license.md'));
  return written;
}

function takeShared(files: Files) {
  const manifest: Manifest = JSON.parse(take(files, '.vite/manifest.json'));
  const cssFile = fileIn(manifest, 'style.css');
  const link = new RegExp(`\\s*<link [^>]*${cssFile}">`);
  return {
    manifest,
    html: take(files, 'index.html').trim().replace(link, ''),
    styles: `<style>${take(files, cssFile).trim()}</style>`,
  };
}

/** Removes a file that browsers don't need, and returns its text. */
function take(files: Files, name: string): string {
  const content = files.get(name);
  if (content === undefined) throw new Error(`Vite has not made ${name}`);
  files.delete(name);
  return String(content);
}

async function readPictures(files: Files, icon: Uint8Array): Promise<Shared['pictures']> {
  const photo = portrait && files.get(largestFile(portrait).slice(import.meta.env.BASE_URL.length));
  return { mark: await drawMark(icon), photo: photo as Uint8Array | undefined };
}

/** Writes a page, or the 404 page. */
async function writePage(files: Files, shared: Shared, context: RouterContext, page?: PageKey) {
  const { language } = context;
  const path = page ? language.paths[page] : `${language.paths.home.replace(/\/$/, '')}/404`;
  const base = import.meta.env.BASE_URL;
  const rendered = await render(context, base + path.slice(1), page).catch((cause) => {
    throw new Error(`The page ${path} could not be rendered`, { cause });
  });
  if (rendered.status !== (page ? 200 : 404)) throw new Error(`${path}: status ${rendered.status}`);
  const elements = page
    ? pageElements(context, page, await writeCard(files, shared, context, page))
    : '';
  const html = fillFrame(shared.html, {
    rendered: rendered.html,
    // `rendered.styles` comes last, because Emotion's styles must override `styles`.
    head: sharedElements() + elements + shared.styles + rendered.styles,
    end: preloadsOf(shared.manifest, shared.html, language.tag, page),
  });
  files.set(pageFile(path), withPolicy(html, site));
}

/** Draws a page's picture for link previews, and returns its file. */
async function writeCard(files: Files, shared: Shared, context: RouterContext, page: PageKey) {
  const { i18n, language } = context;
  const t = i18n.getFixedT(language.tag, page);
  const jpeg = await drawCard(
    { page, label: t(($) => $.hero.badge), title: t(($) => $.hero.title), name: site.name },
    shared.pictures,
  );
  const hash = createHash('sha256').update(jpeg).digest('base64url').slice(0, 8);
  const file = `assets/${language.tag}/${page}-${hash}.jpg`;
  files.set(file, jpeg);
  return file;
}

/** Not `x/index.html`, because Cloudflare and GitHub would then redirect `/x` to `/x/`. */
const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
