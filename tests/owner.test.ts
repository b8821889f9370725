// @vitest-environment node
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesIn } from './sites';
import { readWords } from './words';

/** A project of the owner's own, in which she does what the README tells her. */
const project = mkdtempSync(join(tmpdir(), 'owner-'));

afterAll(() => rmSync(project, { recursive: true }));

function run(command: string, ...args: string[]) {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITE'));
  const { LOCALES_DIR: _, BASE_PATH: __, ...env } = Object.fromEntries(own);
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', command, '--', ...args], {
    cwd: project,
    env: { ...env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

function edit(file: string, change: (json: Record<string, unknown>) => object) {
  const path = join(project, 'locales', file);
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8'))), null, 2));
}

test('an owner who writes her facts and replaces the samples can publish, and every page is hers', () => {
  const left = /^(node_modules|dist|test-results|gallery|\..*)$/;
  for (const entry of readdirSync('.').filter((name) => !left.test(name))) {
    cpSync(entry, join(project, basename(entry)), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'dir');
  for (const entry of readdirSync('locales')) {
    if (!['site.json', 'pt-BR'].includes(entry))
      rmSync(join(project, 'locales', entry), { recursive: true });
  }
  const before = readWords('locales');

  edit('site.json', ({ sample: _, ...site }) => ({
    ...site,
    name: 'Iracema Quintão',
    slug: 'iracema-quintao',
    email: 'ola@iracemaquintao.com.br',
    whatsapp: '5592981234567',
    address: 'https://iracemaquintao.com.br',
    social: {
      instagram: 'https://www.instagram.com/iracemaquintao',
      linkedin: 'https://www.linkedin.com/in/iracemaquintao',
      google: 'https://maps.app.goo.gl/iracemaquintao',
    },
  }));
  for (const page of ['depoimentos', 'home', 'palestrante', 'renovare']) {
    edit(`pt-BR/${page}.json`, ({ sample: _, ...copy }) => copy);
  }
  const locales = run('locales');
  expect(locales.status, locales.said).toBe(0);
  const build = run('build');
  expect(build.status, build.said).toBe(0);
  const check = run('publish:check');
  expect(check.status, check.said).toBe(0);

  const pages = filesIn(join(project, 'dist')).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(8);
  expect(pages.some((file) => file.includes('iracema-quintao-palestrante'))).toBe(true);
  const { name, slug, email, whatsapp, social } = before.site;
  // What others say of her may go on naming her.
  const texts = [...before.written.values()].join('\n');
  const old = [name, slug, email, whatsapp, ...Object.values(social)].filter(
    (fact) => !texts.includes(fact),
  );
  expect(old.length).toBeGreaterThan(2);
  for (const file of filesIn(join(project, 'dist'))) {
    if (!/\.(html|json|xml|txt|webmanifest)$/.test(file)) continue;
    const words = readFileSync(file, 'utf8');
    const still = old.filter((fact) => words.includes(fact));
    expect(still, `what ${file} still says of the sample`).toEqual([]);
    if (!file.endsWith('.html')) continue;
    expect(words, file).toContain('Iracema Quintão');
    expect(words, file).toContain('mailto:ola@iracemaquintao.com.br');
  }
}, 120_000);
