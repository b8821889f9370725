import { expect, test } from 'vitest';
import { mailtoUrl, whatsAppUrl } from './message-urls.ts';

test.each([
  'Renovare & Lumière, nº #1',
  '500+ mulheres, 1 + 1; 100%, e até 50%25',
  `“Olá”, 'oi', "tchau", <b>Até</b>`,
  'Até logo 👋🏽 👩‍👩‍👧, às\u00a09h',
  'Olá!\n\nTudo bem?',
])('WhatsApp and mail links: the text %s is passed on unchanged', (text) => {
  const chat = new URL(whatsAppUrl('5511900000000', text));
  expect(chat.origin + chat.pathname + chat.hash).toBe('https://wa.me/5511900000000');
  expect([...chat.searchParams]).toEqual([['text', text]]);
  const mail = new URL(mailtoUrl('contato@example.com', text));
  expect(mail.pathname + mail.hash).toBe('contato@example.com');
  expect([...mail.searchParams]).toEqual([['subject', text]]);
  // If a space were written as `+`, WhatsApp and mail programs would show the `+`.
  expect(chat.search + mail.search).not.toContain('+');
});

test('WhatsApp link: a very long text is shortened, even within an emoji, because servers refuse long addresses', () => {
  const url = whatsAppUrl('55', `a${'👋'.repeat(5000)}`);
  expect(url.length).toBeLessThan(4100);
  expect(url).toMatch(/%E2%80%A6$/);
});

test.each(['ana+site@example.com', 'ana#1@example.com', 'ana%20@example.com'])(
  'mail link: the message goes to %s and to nobody else',
  (email) => {
    const url = new URL(mailtoUrl(email));
    expect(decodeURIComponent(url.pathname)).toBe(email);
    expect(url.search).toBe('');
  },
);
