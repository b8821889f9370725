import type { TFunction } from 'i18next';
import type { HTMLAttributes } from 'react';
import type { Resources } from '../src/i18n/resources';
import type { kinds } from '../src/routes/empreendedor-hoje';
import type { benefits } from '../src/routes/index';
import type { rooms } from '../src/routes/lumiere-experience';
import type { themes } from '../src/routes/palestrante';
import type { tools } from '../src/routes/renovare';
import type { modules } from '../src/sections/figures';

/*
 * Nothing here runs: a mistake makes `tsc` fail. `npm run check` includes this file, the build does
 * not, so that an owner who renames or deletes an item still gets a site.
 */

/** The items that the code has something for must be in the copy: `Pick` rejects any other id. */
export type Kept = [
  Pick<Resources['home']['benefits']['items'], keyof typeof benefits>,
  Pick<Resources['home']['figures']['items'], keyof typeof modules>,
  Pick<Resources['palestrante']['themes']['items'], keyof typeof themes>,
  Pick<Resources['renovare']['journey']['tools'], keyof typeof tools>,
  Pick<Resources['lumiere-experience']['format']['items'], keyof typeof rooms>,
  Pick<Resources['empreendedor-hoje']['blocks']['items'], keyof typeof kinds>,
];

interface Pages {
  home: Resources['home'];
  contact: Resources['contato'];
  t: TFunction<'contato'>;
}

/** Mistakes, none of which may compile. */
export function mistakes({ home, contact, t }: Pages): (string | object)[] {
  return [
    // @ts-expect-error A wrong key of a block.
    home.hero.tilte,
    // @ts-expect-error A wrong key, asked for with a selector.
    t(($) => $.form.sucess),
    // @ts-expect-error A wrong field of one item of a list.
    home.benefits.items.crescimento.tituo,
    // @ts-expect-error A wrong field of every item of a list.
    Object.values(home.benefits.items).map((benefit) => benefit.tituo),
    // @ts-expect-error A surface that the theme doesn't know.
    { 'data-surface': 'drak' } satisfies HTMLAttributes<Element>,
    // The same without the mistakes: otherwise the lines above could fail for another reason.
    home.hero.title,
    Object.values(home.benefits.items).map((benefit) => benefit.titulo),
    t(($) => $.form.success, { count: 1 }),
    contact.form.title satisfies string,
    { 'data-surface': 'dark' } satisfies HTMLAttributes<Element>,
  ];
}
