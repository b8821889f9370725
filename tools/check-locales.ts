import { resolve } from 'node:path';
import { pageKeys } from '../src/content/pages.ts';
import { type Site, siteSchema } from '../src/content/site-schema.ts';
import { variablesOf, variablesOfCode } from '../src/content/variables.ts';
import { checkCopy } from './check/check.ts';
import { checkPhotos } from './photos.ts';

export const localesDir = resolve(process.env.LOCALES_DIR?.trim() || 'locales');

/** Checks texts and facts. Tells the checker, which knows no site, what it must know of this one. */
export function checkTexts(dir = localesDir, publicDir = resolve('public')) {
  const links = ['whatsapp', 'email', ...pageKeys];
  return checkCopy<Site>({
    dir,
    publicDir,
    names: ['common', ...pageKeys],
    schema: siteSchema,
    markersOf: (site) => [
      ...[...Object.keys(variablesOf(site)), ...variablesOfCode].map((name) => `{{${name}}}`),
      ...[...links, ...Object.keys(site.links ?? {})].map((name) => `<${name}>…</${name}>`),
    ],
    mayBeEmpty: ['before.items', 'testimonials.items', 'journey.tools'],
    onlyInSome: ['takeaway', 'topic', 'avatarUrl', 'alt', 'labels'],
  });
}

/** Checks texts, facts and photographs. */
export async function checkLocales(dir = localesDir, publicDir?: string) {
  const checked = checkTexts(dir, publicDir);
  const ofPhotos = await checkPhotos(dir, checked.source);
  return { ...checked, mistakes: [...checked.mistakes, ...ofPhotos] };
}
