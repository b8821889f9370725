import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkLocales } from './check.ts';
import { labelOf } from './folder.ts';
import { formatMistake } from './mistake.ts';
import type { Block } from './new.ts';

/** An invented site with two languages, small enough to know each line by heart. */
const files: Record<string, Block | object> = {
  'site.json': {
    name: 'Ana Lima',
    slug: 'ana-lima',
    email: 'oi@example.com',
    whatsapp: '5511900000000',
    address: 'https://www.example.com',
    social: {
      instagram: 'https://example.com/a',
      linkedin: 'https://example.com/b',
      google: 'https://example.com/c',
    },
    figures: { meetings: 10, planDays: 90, replyDays: 1 },
  },
  'pt-BR/locale.json': {
    name: 'Português (Brasil)',
    direction: 'ltr',
    status: 'published',
    paths: { home: '/', palestrante: '/{{slug}}-palestrante' },
  },
  'pt-BR/common.json': { skip: 'Pular', legal: '© {{name}}' },
  'pt-BR/home.json': {
    meta: {
      title: 'Palestras de {{name}}',
      description: 'Um resumo que diz, em mais de cinquenta letras, de que trata a página.',
    },
    hero: { title: 'Recomeçar', lead: '{{meetings}} encontros em {{planDays}} dias' },
    items: { metodo: { titulo: 'Método', desc: 'Quatro etapas' }, escuta: { titulo: 'Escuta' } },
  },
  'pt-BR/palestrante.json': {
    meta: {
      title: 'Palestras',
      description: 'Um resumo que diz, em mais de cinquenta letras, de que trata a página.',
    },
    help: 'Escreva pelo <whatsapp>WhatsApp</whatsapp> ou para <email>{{email}}</email>.',
    success_one: 'Resposta em {{count}} dia',
    success_many: 'Resposta em {{count}} de dias',
    success_other: 'Resposta em {{count}} dias',
  },
  'en/locale.json': {
    name: 'English',
    direction: 'ltr',
    status: 'published',
    paths: { home: '/', palestrante: '/talks' },
  },
  'en/common.json': { skip: 'Skip', legal: '© {{name}}' },
  'en/home.json': {
    meta: { title: 'Talks by {{name}}', description: 'What this page is about.' },
    hero: { title: 'Starting over', lead: 'In {{planDays}} days, {{meetings}} meetings' },
    items: { metodo: { titulo: 'Method', desc: 'Four steps' }, escuta: { titulo: 'Listening' } },
  },
  'en/palestrante.json': {
    meta: { title: 'Talks', description: 'What this page is about.' },
    help: 'Write to <email>{{email}}</email> or on <whatsapp>WhatsApp</whatsapp>.',
    success_one: 'An answer within one day',
    success_other: 'An answer within {{count}} days',
  },
};

/** The invented site in a folder of its own, to be broken at will. */
export function inventLocales() {
  const root = mkdtempSync(join(tmpdir(), 'locales-'));
  const dir = join(root, 'locales');
  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  const read = (file: string) => readFileSync(join(dir, file), 'utf8');
  for (const [file, block] of Object.entries(files)) write(file, JSON.stringify(block, null, 2));
  return {
    root,
    dir,
    read,
    write,
    /** Replaces the first `from`, which must be there. */
    edit(file: string, from: string | RegExp, to: string) {
      const text = read(file);
      const next = text.replace(from, () => to);
      if (next === text) throw new Error(`${file} has no ${from}`);
      write(file, next);
    },
    remove: (file: string) => rmSync(join(dir, file), { recursive: true }),
    /** A language that says what another says. */
    copy: (from: string, to: string) => cpSync(join(dir, from), join(dir, to), { recursive: true }),
    /** Cuts the temporary folder off what is shown. */
    shown: (text: string) => text.replaceAll(`${labelOf(root)}/`, ''),
  };
}

type Invented = ReturnType<typeof inventLocales>;

/** Does something to the invented site. */
export type Breakage = (site: Invented) => void;

/** Replaces the first `from` of a file. */
export const edit =
  (file: string, from: string | RegExp, to: string): Breakage =>
  (site) =>
    site.edit(file, from, to);

/** The lines that a translator reads after something was done to the invented site. */
export function mistakesAfter(how: Breakage): string[] {
  const site = inventLocales();
  try {
    how(site);
    return checkLocales(site.dir).map(formatMistake).map(site.shown);
  } finally {
    rmSync(site.root, { recursive: true });
  }
}
