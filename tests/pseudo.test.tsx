import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Content, PageKey } from '../src/i18n/content';
import { localesDir, readContent } from '../tools/locales/content';
import { pseudoLocales } from '../tools/locales/pseudo';
import { everyWord, openPage, openPath, withoutCopyOf } from './open-page';
import { readI18n } from './read-i18n';

afterEach(cleanup);

/** What is still plain: written in the code, or borrowed from another language. */
function plainWords({ site, twins }: { site: Content['site']; twins: string[] }): string[] {
  const facts = [site.name, site.email, ...Object.values(site.figures).map(String), ...twins];
  // The longest first, or a part of one would leave the rest.
  facts.sort((a, b) => b.length - a.length);
  return everyWord().filter((words) => {
    const rest = facts.reduce((text, fact) => text.replaceAll(fact, ''), words);
    // Initials are letters of a name.
    return /[a-z]/i.test(rest) && !/^[A-Z]{1,2}$/.test(rest);
  });
}

describe.each(pseudoLocales)('in the pretend language $tag', ({ tag }) => {
  const languages = [readContent().locale, readContent(localesDir, tag, []).locale];
  const { site, ...rest } = readContent(localesDir, tag, languages);
  // No runtime has names of days in these languages.
  const content = { ...rest, site: { ...site, openDays: undefined } };
  const known = { site: content.site, twins: languages.map(({ name }) => name) };
  const pages = Object.keys(content.locale.paths) as PageKey[];

  test.each(pages)('no text stays plain on %s', async (page) => {
    await openPage(content, page);
    expect(plainWords(known)).toEqual([]);
  });

  test('nor in the menu', async () => {
    const i18n = await readI18n(content);
    await openPage(content, 'home');
    await userEvent.click(screen.getByRole('button', { name: i18n.t(($) => $.menu.open) }));
    await screen.findByRole('dialog');
    expect(plainWords(known)).toEqual([]);
  });

  test('nor in the confirmation of a sent message', async () => {
    const i18n = await readI18n(content);
    const t = i18n.getFixedT(tag, 'contato');
    const { container } = await openPage(content, 'contato');
    const field = (name: string) => container.querySelector(`[name=${name}]`) as HTMLElement;
    await userEvent.type(field('nome'), '1');
    await userEvent.type(field('email'), '1@1.1');
    await userEvent.selectOptions(field('interesse'), 'outro');
    await userEvent.type(field('mensagem'), '1');
    await userEvent.click(screen.getByRole('button', { name: t(($) => $.form.submit) }));
    await screen.findByText(t(($) => $.form.success, { count: 1 }));
    expect(plainWords(known)).toEqual([]);
  });

  test('nor on the 404 page', async () => {
    vi.spyOn(console, 'info').mockReturnValue();
    await openPath(content, `${content.locale.paths.home}/nada`);
    expect(plainWords(known)).toEqual([]);
  });

  test('nor on the error screen', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    await openPage(withoutCopyOf(content, 'renovare'), 'renovare');
    const i18n = await readI18n(content);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      i18n.t(($) => $.error.title),
    );
    expect(plainWords(known)).toEqual([]);
  });
});
