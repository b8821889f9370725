import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { labelOf } from './mistake.ts';

/** A fictional site with two languages, small enough that tests can name its lines. */
const files = {
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
    figures: {
      ...{ meetings: 10, planDays: 90, replyDays: 1, opensAt: '9h', closesAt: 18 },
      ...{ ageFrom: 35, ageTo: 65, groupFrom: 8, groupTo: 12, talkFrom: 30, talkTo: 90 },
      bookEdition: 3,
    },
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

/** The fictional site in a temporary folder, for tests to damage. */
export function inventSite() {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const dir = join(root, 'locales');
  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  const read = (file: string) => readFileSync(join(dir, file), 'utf8');
  for (const [file, block] of Object.entries(files)) write(file, JSON.stringify(block, null, 2));
  write('../public/docs/index.html', '');
  return {
    dir,
    publicDir: join(root, 'public'),
    read,
    write,
    /** Replaces the first `from`; throws if there is none. */
    edit(file: string, from: string | RegExp, to: string) {
      const text = read(file);
      const next = text.replace(from, () => to);
      if (next === text) throw new Error(`${file} has no ${from}`);
      write(file, next);
    },
    remove: (path: string) => rmSync(join(dir, path), { recursive: true }),
    /** Copies the English folder to another name. */
    copyEnglish(to: string) {
      for (const file of Object.keys(files).filter((name) => name.startsWith('en/'))) {
        write(file.replace('en', to), read(file));
      }
    },
    /** Removes the temporary folder's path from an output. */
    shown: (text: string) => text.replaceAll(`${labelOf(dir)}/`, ''),
    discard: () => rmSync(root, { recursive: true }),
  };
}

export type InventedSite = ReturnType<typeof inventSite>;
