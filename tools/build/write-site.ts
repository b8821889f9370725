import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { cardLook, render } from '../../src/app/entry-server.tsx';
import { pageDataId } from '../../src/content/page-data.ts';
import { pagesIn, routeOf } from '../../src/content/pages.ts';
import type { Namespace, PageKey } from '../../src/content/resources.ts';
import {
  CopyError,
  decode,
  fileOf,
  filesIn,
  formatIssue,
  issueInFile,
  type JsonFile,
  type Language,
  type Locales,
  MissingText,
  messages,
  missingText,
  prefixOf,
  publishedLanguages,
  refuse,
  unfilledMarkers,
} from '../copy/index.ts';
import {
  drawCard,
  type MadePhotos,
  photosFor,
  photosPath,
  portraitFile,
  sharp,
  writePhotos,
} from '../pictures/index.ts';
import { jsonInHtml, pageDataOf } from './data-block.ts';
import { pageFile, write, writeHashed } from './files.ts';
import { cardCopy, iconElements, pageElements, webManifest } from './head.ts';
import { fillFrame } from './index-html.ts';
import { withPolicy } from './policy.ts';
import { robotsFor, sitemapOf } from './sitemap.ts';

export interface Build {
  /** The output folder, with Vite's files. */
  out: string;
  base: string;
  manifest: Manifest;
  locales: Locales;
  photos: MadePhotos;
}

const mark = 'public/favicon.svg';

interface WrittenLanguage extends Language {
  /** The address of each namespace's JSON. */
  copyFiles: Record<Namespace, string>;
}

/**
 * Writes every page as HTML, the copy as hashed JSON, so that an edited sentence changes no script,
 * and the shared files. Vite compiles this module for Node, because it renders components.
 */
export async function writeSite(build: Build): Promise<void> {
  const frame = takeFrame(build);
  for (const file of filesIn('public')) write(build.out, file, readFileSync(join('public', file)));
  await checkMark();
  writePhotos(build.photos, build.out);
  const languages: WrittenLanguage[] = [];
  // In parallel, languages would take more memory and no less time.
  for (const read of await publishedLanguages(build.locales)) {
    const language = writeLanguage(build, read);
    languages.push(language);
    // In parallel, because sharp draws in threads of its own.
    const issues = await Promise.all(
      [...pagesIn(read.siteData.locale), undefined].map((page) =>
        writePage(build, frame, language, page),
      ),
    );
    // Texts of common.json are on every page, so their issues repeat.
    const each = new Map(issues.flat().map((issue) => [formatIssue(issue), issue]));
    refuse([...each.values()]);
  }
  writeSharedFiles(build, languages);
}

/** Preview pictures show the browser's icon; without this, they would blame a page for it. */
async function checkMark() {
  const draw = sharp(mark).png().toBuffer();
  await draw.catch(() => refuse([issueInFile(mark, messages.icon)]));
}

/**
 * Takes index.html and the site's CSS out of Vite's output. The CSS goes into pages, because a file
 * would delay the first paint, and before Emotion's, so that components can override it.
 */
function takeFrame({ out, manifest }: Build) {
  const cssFile = chunkOf(manifest, 'style.css').file;
  const [frame, css] = ['index.html', cssFile].map((name) => {
    const file = join(out, name);
    const text = readFileSync(file, 'utf8');
    rmSync(file);
    return text.trim();
  }) as [string, string];
  // By its file, because index.html may link to other CSS.
  const link = new RegExp(`\\s*<link [^>]*${cssFile}">`);
  return { frame: frame.replace(link, ''), styles: `<style>${css}</style>` };
}

function writeLanguage({ out, base, photos }: Build, language: Language): WrittenLanguage {
  const { tag } = language.siteData.locale;
  const copyFiles = Object.fromEntries(
    Object.entries(language.texts).map(([namespace, texts]) => {
      const json = JSON.stringify(texts);
      return [namespace, base + writeHashed(out, `${tag}/${namespace}`, 'json', json)];
    }),
  ) as WrittenLanguage['copyFiles'];
  const siteData = {
    ...language.siteData,
    photos: photosFor(photos, base + photosPath),
  };
  return { ...language, siteData, copyFiles };
}

/** Writes a page, or the 404 page without a key. Returns the unfilled markers. */
async function writePage(
  build: Build,
  { frame, styles }: ReturnType<typeof takeFrame>,
  language: WrittenLanguage,
  page?: PageKey,
) {
  const { out, base, locales } = build;
  const { siteData, i18n } = language;
  const { locale, site } = siteData;
  const path = page ? locale.paths[page] : `${prefixOf(locale)}/404`;
  const files = [page, 'common'].flatMap((name) => fileOf(locales, locale.tag, name) ?? []);
  const renderFailed = (error: Error) => {
    if (error instanceof MissingText) {
      throw new CopyError(formatIssue(missingText(error, join(locales.dir, locale.tag))));
    }
    throw issueIn(files[0], messages.renderFailed(error.message));
  };

  const rendered = await render(siteData, i18n, base + path.slice(1)).catch(renderFailed);
  if (rendered.status !== (page ? 200 : 404)) throw new Error(`${path}: ${rendered.status}`);
  const elements = page ? await elementsOf(build, language, page).catch(renderFailed) : '';
  const html = fillFrame(frame, {
    rendered: rendered.html,
    head: linkElements(build) + elements + styles + rendered.styles,
    data: dataBlock(build, language, page),
  });
  const absent = absentFile(rendered.html, build);
  if (absent) refuse([issueInFile(`public/${absent}`, messages.absentFile)]);
  write(out, pageFile(path), withPolicy(html, site));
  return unfilledMarkers(html, files);
}

async function elementsOf({ out, photos }: Build, language: WrittenLanguage, page: PageKey) {
  const portrait = portraitFile(photos);
  const photo = portrait ? readFileSync(portrait) : undefined;
  const jpeg = await drawCard(cardCopy(language, page), {
    look: cardLook(page),
    mark: readFileSync(mark),
    photo,
  });
  const { tag } = language.siteData.locale;
  return pageElements(language, page, writeHashed(out, `${tag}/${page}`, 'jpg', jpeg));
}

function linkElements({ base, manifest }: Build): string {
  // The italic is only for quotes, so it isn't preloaded.
  const fonts = ['heading', 'body']
    .map((name) => base + chunkOf(manifest, `src/theme/fonts/${name}.woff2`).file)
    .map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`);
  return fonts.join('') + iconElements(base);
}

function dataBlock(
  { base, manifest }: Build,
  { siteData, copyFiles }: WrittenLanguage,
  page: PageKey | undefined,
): string {
  const preload = scriptsOf(manifest, page).map((file) => base + file);
  const data = jsonInHtml(pageDataOf(siteData, { copy: copyFiles, page, preload }));
  return `<script type="application/json" id="${pageDataId}">${data}</script>`;
}

/** The first file that a page names but the site lacks. An address without extension is a page. */
export function absentFile(html: string, { out, base }: Pick<Build, 'out' | 'base'>) {
  return [...html.matchAll(/ (?:href|src)="(\/[^"?#]*\.\w+)["?#]/g)]
    .map(([, address = '']) => decode(address).slice(base.length))
    .find((file) => !existsSync(join(out, file)));
}

function issueIn(file: JsonFile | undefined, message: string): CopyError {
  return new CopyError(formatIssue(issueInFile(file?.label ?? '', message)));
}

function writeSharedFiles({ out, base }: Build, languages: WrittenLanguage[]) {
  const shown = languages.map(({ siteData }) => siteData.locale);
  const [source] = languages as [WrittenLanguage];
  const { address } = source.siteData.site;
  write(out, 'sitemap.xml', sitemapOf(shown, address));
  // Fonts and libraries may be passed on only with their licences.
  write(out, 'assets/font-licenses.txt', readFileSync('src/theme/fonts/licenses.txt', 'utf8'));
  write(out, 'assets/licenses.md', readFileSync(join(out, '.vite/license.md'), 'utf8'));
  write(out, 'robots.txt', robotsFor(address));
  write(out, 'manifest.webmanifest', JSON.stringify(webManifest(base, source)));
}

/** The scripts of all pages (vite.config.ts) but `main`, which is in the HTML, then the route's. */
function scriptsOf(manifest: Manifest, page?: PageKey): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = chunkOf(manifest, key);
    if (chunk.name === 'main' || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  add('client');
  // Such as `contato.lazy.tsx`, or `contato.tsx?tsr-split=component`.
  const route = page && `src/routes${routeOf(page).replace(/\/$/, '/index')}.`;
  for (const key of Object.keys(manifest)) if (route && key.startsWith(route)) add(key);
  return [...files];
}

function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
  if (!chunk) throw new Error(`${key} is not in Vite's manifest`);
  return chunk;
}
