import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { PageKey } from '../src/i18n/content';
import { readContent } from '../tools/locales/content';
import { writeFixture } from './fixtures/write';
import { everyWord, openPage, openPath, withoutCopyOf } from './open-page';

const echo = readContent(writeFixture('echo'));
const pages = Object.keys(echo.locale.paths) as PageKey[];

// Slow machines need it.
vi.setConfig({ testTimeout: 30_000 });

afterEach(cleanup);

/** What no echo, no fact of the owner and no counting explains. */
const hardCodedWords = () =>
  everyWord().filter((text) => {
    const rest = text.replace(/«[^«»]+»/g, '').replaceAll(echo.site.email, '');
    // A lone « is the initial of an echoed name.
    return /[^\d\s«]/.test(rest);
  });

test.each(pages)('no word is hard-coded on %s', async (page) => {
  await openPage(echo, page);
  expect(everyWord()).toContain(`«${page}.hero.title»`);
  expect(everyWord()).toContain(`«${page}.meta.title»`);
  expect(hardCodedWords()).toEqual([]);
});

test('no word is hard-coded in the menu', async () => {
  await openPage(echo, 'home');
  await userEvent.click(screen.getByRole('button', { name: '«common.menu.open»' }));
  const menu = await screen.findByRole('dialog', { name: '«common.menu.title»' });
  expect(within(menu).getByRole('button', { name: '«common.menu.close»' })).toBeTruthy();
  expect(hardCodedWords()).toEqual([]);
});

test('no word is hard-coded in the confirmation of a sent message', async () => {
  await openPage(echo, 'contato');
  const field = (name: string) => screen.getByLabelText(`«contato.form.${name}.label»`);
  await userEvent.type(field('nome'), 'Ana');
  await userEvent.type(field('email'), 'ana@example.com');
  await userEvent.selectOptions(field('interesse'), 'outro');
  await userEvent.type(field('mensagem'), 'Olá');
  await userEvent.click(screen.getByRole('button', { name: '«contato.form.submit»' }));
  await screen.findByText('«contato.form.success_one»');
  await screen.findByRole('button', { name: '«common.toast.close»' });
  expect(hardCodedWords()).toEqual([]);
});

test('no word is hard-coded on the 404 page', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  await openPath(echo, '/nada/aqui');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('«common.notFound.title»');
  expect(hardCodedWords()).toEqual([]);
  expect(info.mock.calls).toEqual([[expect.stringContaining('/nada/aqui')]]);
});

test('no word is hard-coded on the error screen', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  await openPage(withoutCopyOf(echo, 'renovare'), 'renovare');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('«common.error.title»');
  expect(hardCodedWords()).toEqual([]);
});
