// @vitest-environment node
import { expect, test } from 'vitest';
import { mailtoUrl, whatsAppUrl } from './urls';

const hard = {
  'an ampersand': 'Renovare & Lumière',
  'a hash': 'A nº #1',
  'a plus': '500+ mulheres, 1 + 1',
  'a percent sign': '100%, e até 50%25',
  'a question mark and an equals sign': 'Pode ser?text=não',
  quotes: `“Olá”, 'oi' e "tchau"`,
  'angle brackets': '<b>Olá</b>',
  emoji: 'Até logo 👋🏽 👩‍👩‍👧',
  accents: 'Coração, às 9h, à vontade',
  'a no-break space': 'às\u00a09h',
  nothing: '',
};

test.each(Object.entries(hard))('a text with %s arrives in WhatsApp as written', (_, text) => {
  const url = new URL(whatsAppUrl('5511900000000', text));
  expect(url.origin + url.pathname).toBe('https://wa.me/5511900000000');
  expect([...url.searchParams]).toEqual(text ? [['text', text]] : []);
  expect(url.hash).toBe('');
});

test.each(Object.entries(hard))('a subject with %s arrives in the e-mail as written', (_, text) => {
  const url = new URL(mailtoUrl('contato@example.com', text));
  expect(url.pathname).toBe('contato@example.com');
  expect([...url.searchParams]).toEqual(text ? [['subject', text]] : []);
  expect(url.hash).toBe('');
});

test.each(['\n', '\r', '\r\n'])('a line break written as %j is one line break', (end) => {
  const url = whatsAppUrl('5511900000000', `Olá!${end}${end}Tudo bem?`);
  expect(url).toMatch(/\?text=Ol%C3%A1!%0D%0A%0D%0ATudo%20bem%3F$/);
});

test('half an emoji does not break the link', () => {
  const half = '👋'.slice(0, 1);
  expect(new URL(whatsAppUrl('55', `Oi ${half}!`)).searchParams.get('text')).toBe('Oi \uFFFD!');
  expect(new URL(mailtoUrl('a@example.com', half)).searchParams.get('subject')).toBe('\uFFFD');
});

test('spaces are never plus signs, which WhatsApp and mail programs would show', () => {
  expect(whatsAppUrl('55', 'a b c')).not.toContain('+');
  expect(mailtoUrl('a@example.com', 'a b c')).not.toContain('+');
});

test('a number may hold spaces and punctuation', () => {
  expect(whatsAppUrl('+55 (11) 90000-0000')).toBe('https://wa.me/5511900000000');
});

test.each([
  'ana+site@example.com',
  'vendas&eventos@example.com',
  'ana#1@example.com',
  'ana?@example.com',
  'ana%20@example.com',
])('mail to %s goes to that address and nowhere else', (email) => {
  const url = new URL(mailtoUrl(email, 'Oi'));
  expect(decodeURIComponent(url.pathname)).toBe(email);
  expect([...url.searchParams]).toEqual([['subject', 'Oi']]);
});
