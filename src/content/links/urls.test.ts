import { expect, test } from 'vitest';
import { site } from '../site.ts';
import { mailtoUrl, pagePath, rewrite, whatsAppUrl } from './urls.ts';

test.each([
  'Renovare & Lumière, nº #1',
  '500+ mulheres, 1 + 1; 100%, e até 50%25',
  `“Olá”, 'oi', "tchau", <b>Até</b>`,
  'Até logo 👋🏽 👩‍👩‍👧, às\u00a09h',
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

test.each(['\n', '\r', '\r\n'])('WhatsApp link: the line break %j stays one line break', (end) => {
  const url = whatsAppUrl('5511900000000', `Olá!${end}${end}Tudo bem?`);
  expect(url).toMatch(/\?text=Ol%C3%A1!%0D%0A%0D%0ATudo%20bem%3F$/);
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

test.each([
  [`/${site.slug}-palestrante`, '/palestrante', `/${site.slug}-palestrante`],
  [`/${site.slug}-palestrante/?a=1#b`, '/palestrante?a=1#b', `/${site.slug}-palestrante?a=1#b`],
  // A host answers this address with the 404 page, but the router knows which page is meant.
  ['/palestrante', '/palestrante', `/${site.slug}-palestrante`],
  ['/renovare', '/renovare', '/renovare'],
  ['/%zz', '/%zz', '/%zz'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example', '/%2F%2Fevil.example'],
])('address: %s leads to the route %s, and is shown as %s', (address, route, shown) => {
  const origin = 'https://www.example.com';
  const found = new URL(rewrite.input({ url: new URL(address, origin) }) as URL);
  const publicUrl = rewrite.output({ url: new URL(found) }) as URL;
  expect([found.href, publicUrl.href]).toEqual([origin + route, origin + shown]);
});

test('address: those of a translation lie in its folder', () => {
  expect([pagePath('pt-BR', 'home'), pagePath('pt-BR', 'renovare')]).toEqual(['/', '/renovare']);
  expect([pagePath('en', 'home'), pagePath('en', 'renovare')]).toEqual(['/en/', '/en/renovare']);
  expect(pagePath('en', 'palestrante')).toBe(`/en/${site.slug}-palestrante`);
});
