import type { TFunction } from 'i18next';
import type { Resources } from './copy.gen';
import type { Copy } from './use-copy';

interface Pages {
  home: Copy<Resources['home']>;
  contact: Copy<Resources['contato']>;
  t: TFunction<'contato'>;
}

/** Never runs: `tsc` fails as soon as one of these mistakes compiles. */
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
    // @ts-expect-error A variable that the site does not fill in is missing.
    t(($) => $.form.success),
    // @ts-expect-error So it is here: a text with an open variable is no string yet.
    contact.form.success_one satisfies string,
    // The same without the mistakes, or the lines above could fail for another reason.
    home.hero.title,
    Object.values(home.benefits.items).map((benefit) => benefit.titulo),
    t(($) => $.form.success, { count: 1 }),
    contact.form.title satisfies string,
  ];
}
