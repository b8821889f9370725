import { resolve } from 'node:path';
import { pageKeys } from '../src/content/pages.ts';
import { type Site, siteSchema } from '../src/content/site-schema.ts';
import { variablesOf, variablesOfCode } from '../src/content/variables.ts';
import { checkCopy } from './check/check.ts';
import { checkPhotos } from './photos/check-photos.ts';

export const localesDir = resolve(process.env.LOCALES_DIR?.trim() || 'locales');

/** Checks texts, facts and photographs. Tells the checker, which knows no site, about this one. */
export async function checkLocales(dir = localesDir, publicDir = resolve('public')) {
  const links = ['whatsapp', 'email', ...pageKeys];
  const checked = checkCopy<Site>({
    dir,
    publicDir,
    names: ['common', ...pageKeys],
    schema: siteSchema,
    markersOf: (site) => [
      ...[...Object.keys(variablesOf(site)), ...variablesOfCode].map((name) => `{{${name}}}`),
      ...[...links, ...Object.keys(site.links ?? {})].map((name) => `<${name}>…</${name}>`),
    ],
    mayBeEmpty: ['before.items', 'testimonials.items', 'journey.tools'],
    photo: 'avatarUrl',
    mayStay: ['author', 'topic', 'titleLang'],
    onlyInSome: ['takeaway', 'topic', 'avatarUrl', 'alt', 'labels'],
  });
  // Which photographs the site uses is known only when its texts are right.
  if (checked.mistakes.length > 0) return checked;
  return {
    ...checked,
    mistakes: await checkPhotos(dir, [checked.source, ...checked.translations]),
  };
}
