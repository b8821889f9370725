// @vitest-environment node
import { expect, test } from 'vitest';
import { pseudo, pseudoCopy } from './pseudo';

test('every letter is accented, and about two in five are doubled', () => {
  const text = 'Recomecar pede coragem, metodo e boa companhia em qualquer idade';
  const changed = pseudo(text);
  expect(changed).not.toMatch(/[a-z]/i);
  const letters = (words: string) => words.match(/\p{L}/gu)?.length ?? 0;
  expect(letters(changed) / letters(text)).toBeCloseTo(1.4, 1);
});

test('letters that already have an accent get another one', () => {
  expect(pseudo('Início, ação')).not.toMatch(/[íçã]/);
});

test.each(['ltr', 'rtl'] as const)('variables and tags stay as they were, %s', (direction) => {
  const text = '{{opensAt}} de <whatsapp>{{ name }}</whatsapp> e <email>escreva</email><br/>';
  const changed = pseudo(text, direction);
  for (const kept of [
    '{{opensAt}}',
    '{{ name }}',
    '<whatsapp>',
    '</whatsapp>',
    '<email>',
    '<br/>',
  ]) {
    expect(changed).toContain(kept);
  }
});

test('numbers and signs stay unchanged', () => {
  expect(pseudo('500+ · 3ª')).toBe('500+ · 3ª');
});

test('the right-to-left marks are closed after each word, so that none leaks', () => {
  const changed = pseudo('boa noite', 'rtl');
  expect(changed.split(' ').every((word) => /^\u202e[^\u202c]+\u202c$/.test(word))).toBe(true);
});

test('a whole file keeps its shape, its pictures’ addresses and its titles’ languages', () => {
  const copy = {
    hero: { title: 'Oi', titleLang: 'pt' },
    items: { ana: { avatarUrl: '/ana.jpg' } },
  };
  const changed = pseudoCopy(copy, 'ltr');
  expect(changed).toEqual({
    hero: { title: pseudo('Oi'), titleLang: 'pt' },
    items: { ana: { avatarUrl: '/ana.jpg' } },
  });
});
