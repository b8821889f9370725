import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import { cardLook, render } from '../../src/app/entry-server.tsx';
import { type PageData, pageDataId } from '../../src/content/page-data.ts';
import { pageKeys } from '../../src/content/pages.ts';
import type { Namespace, PageKey } from '../../src/content/resources.ts';
import {
  CopyError,
  filesIn,
  formatIssues,
  issueInFile,
  type Language,
  type Locales,
  languagesOf,
  prefixOf,
  refuse,
} from '../copy/index.ts';
import {
  drawCard,
  drawMark,
  type MadePhotos,
  photosFor,
  photosPath,
  portraitFile,
  writePhotos,
} from '../pictures/index.ts';
import { iconElements, pageElements, webManifest } from './head.ts';
import { fillFrame, jsonInHtml } from './index-html.ts';
import { withPolicy } from './policy.ts';
import { fileIn, preloadsOf, scriptsOf } from './preloads.ts';
import { robotsFor, sitemapOf } from './sitemap.ts';
import { unfilledMarkers } from './unfilled-markers.ts';

export interface Build {
  /** The folder with the scripts and styles from Vite. The site is written into this folder. */
  out: string;
  base: string;
  manifest: Manifest;
  locales: Locales;
  photos: MadePhotos;
}

/** What all pages share. */
interface SiteBuild extends Build {
  /** index.html without its CSS, which pages contain so that they paint sooner. */
  frame: string;
  styles: string;
  /** The icon, drawn for link previews. */
  mark: Buffer;
}

/** A language whose copy is written. Only then, the addresses of its files are known. */
interface WrittenLanguage extends Language {
  /** The address of each namespace's JSON file. */
  copy: Record<Namespace, string>;
}

/**
 * Writes every page as HTML, and the files that pages share.
 * @throws {CopyError} If a page can't be rendered, or shows a `{{marker}}`.
 */
export async function writeSite(build: Build): Promise<void> {
  const { out, base, locales, photos } = build;
  for (const file of filesIn('public')) write(out, file, readFileSync(join('public', file)));
  writePhotos(photos, out);
  const shared: SiteBuild = { ...build, ...takeFrame(build), mark: await drawIcon() };

  const languages: WrittenLanguage[] = [];
  // Writing all languages at once would take more memory and as much time.
  for (const read of languagesOf(locales, photosFor(photos, base + photosPath))) {
    const language = { ...read, copy: writeCopy(build, read) };
    languages.push(language);
    const pages = [...pageKeys, undefined];
    const issues = await Promise.all(pages.map((page) => writePage(shared, language, page)));
    refuse(issues.flat());
  }

  const [source] = languages as [WrittenLanguage];
  const { address } = source.siteData.site;
  const shown = languages.map(({ siteData }) => siteData.locale);
  write(out, 'sitemap.xml', sitemapOf(shown, address));
  write(out, 'robots.txt', robotsFor(address));
  write(out, 'manifest.webmanifest', JSON.stringify(webManifest(base, source)));
  // Fonts and libraries may be distributed only together with their licences.
  write(out, 'assets/font-licenses.txt', readFileSync('src/theme/fonts/licenses.txt'));
  write(out, 'assets/licenses.md', readFileSync(join(out, '.vite/license.md')));
}

function takeFrame({ out, manifest }: Build): Pick<SiteBuild, 'frame' | 'styles'> {
  const cssFile = fileIn(manifest, 'style.css');
  const [frame, css] = ['index.html', cssFile].map((name) => {
    const file = join(out, name);
    const text = readFileSync(file, 'utf8');
    rmSync(file);
    return text.trim();
  }) as [string, string];
  const link = new RegExp(`\\s*<link [^>]*${cssFile}">`);
  return { frame: frame.replace(link, ''), styles: `<style>${css}</style>` };
}

function drawIcon(): Promise<Buffer> {
  const icon = 'public/favicon.svg';
  return drawMark(icon).catch(() => {
    return failAt(
      icon,
      'As imagens que o WhatsApp mostra junto do link usam este ícone, mas ele não está na pasta public/ ou não é um SVG que se possa desenhar. Recupere-o, ou exporte-o de novo como SVG.',
    );
  });
}

function writeCopy({ out, base }: Build, { siteData, texts }: Language): WrittenLanguage['copy'] {
  const addresses: Record<string, string> = {};
  for (const [name, ofName] of Object.entries(texts)) {
    const file = `${siteData.locale.tag}/${name}.json`;
    addresses[name] = base + writeHashed(out, file, JSON.stringify(ofName));
  }
  return addresses as WrittenLanguage['copy'];
}

/** Writes a page, or the 404 page. Returns the texts whose markers nothing has replaced. */
async function writePage(shared: SiteBuild, language: WrittenLanguage, page?: PageKey) {
  const { out, base, manifest, frame, styles } = shared;
  const { siteData, i18n, copy } = language;
  const { locale } = siteData;
  const path = page ? locale.paths[page] : `${prefixOf(locale)}/404`;
  const files = [page, 'common'].flatMap((name) => language.files.get(`${name}.json`) ?? []);
  const renderFailed = (error: Error) => {
    if (error instanceof CopyError) throw error;
    const message = `Não foi possível montar a página. Neste arquivo há algo errado, ou falta alguma coisa (${error.message}). Compare-o com o original ou com uma versão anterior.`;
    return failAt(files[0]?.label ?? '', message);
  };

  const rendered = await render(siteData, i18n, base + path.slice(1)).catch(renderFailed);
  if (rendered.status !== (page ? 200 : 404)) throw new Error(`${path}: status ${rendered.status}`);
  const elements = page ? await elementsOf(shared, language, page).catch(renderFailed) : '';
  const data = jsonInHtml({ ...siteData, copy, page } satisfies PageData);
  const scripts = scriptsOf(manifest, frame, page).map((file) => base + file);
  // `rendered.styles` comes last, because Emotion's styles must override `styles`.
  const html = fillFrame(frame, {
    rendered: rendered.html,
    head: linkElements(shared) + elements + styles + rendered.styles,
    end:
      `<script type="application/json" id="${pageDataId}">${data}</script>` +
      preloadsOf(scripts, page ? [copy.common, copy[page]] : [copy.common]),
  });
  write(out, pageFile(path), withPolicy(html, siteData.site));
  return unfilledMarkers(html, files);
}

async function elementsOf(
  { out, photos, mark }: SiteBuild,
  language: Language,
  page: PageKey,
): Promise<string> {
  const { siteData, i18n } = language;
  const { site, locale } = siteData;
  const t = i18n.getFixedT(locale.tag, page);
  const jpeg = await drawCard(
    { page, label: t(($) => $.hero.badge), title: t(($) => $.hero.title), name: site.name },
    { look: cardLook(page), mark, photo: portraitFile(photos) },
  );
  return pageElements(language, page, writeHashed(out, `${locale.tag}/${page}.jpg`, jpeg));
}

function linkElements({ base, manifest }: Build): string {
  // The italic font is not preloaded, because only quotes need it.
  const fonts = ['heading', 'body']
    .map((name) => base + fileIn(manifest, `src/theme/fonts/${name}.woff2`))
    .map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`);
  return fonts.join('') + iconElements(base);
}

function failAt(file: string, message: string): never {
  throw new CopyError(formatIssues([issueInFile(file, message)]));
}

/** Not `x/index.html`, because Cloudflare and GitHub would then redirect `/x` to `/x/`. */
const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * Writes a file.
 * @throws {CopyError} If there is a file of this name, which is one of `public/`.
 */
export function write(out: string, file: string, data: string | Buffer): void {
  const path = join(out, file);
  if (existsSync(path)) {
    const message =
      'O site já cria um arquivo com este nome, e só um dos dois seria publicado. Leve o seu para fora da pasta public/, ou mude o nome dele.';
    failAt(`public/${file}`, message);
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
}

function writeHashed(out: string, name: string, data: string | Buffer): string {
  const hash = createHash('sha256').update(data).digest('base64url').slice(0, 8);
  const file = `assets/${name.replace(/(?=\.\w+$)/, `-${hash}`)}`;
  write(out, file, data);
  return file;
}
