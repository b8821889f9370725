import { expect, test } from 'vitest';
import { parseLinks } from './parse-links.ts';

test('links: a text is split into words, tagged links and web addresses', () => {
  expect(
    parseLinks(
      'Veja <contato>aqui</contato> ou https://a.com, <b></b>, <email>me</emial> e <email>',
    ),
  ).toEqual([
    { kind: 'words', text: 'Veja ' },
    { kind: 'tag', text: '<contato>aqui</contato>', tag: 'contato', words: 'aqui' },
    { kind: 'words', text: ' ou ' },
    { kind: 'address', text: 'https://a.com' },
    { kind: 'words', text: ', <b></b>, <email>me</emial> e <email>' },
  ]);
});

test.each([
  ['Veja (', 'https://pt.wikipedia.org/wiki/Sol_(estrela)', '), e depois'],
  ['“', 'https://example.com:8443/ação/?a[]=1&b=(2)#c-d,e', '”.'],
  ['‘', "Https://exämple.com/Ohm's_law", '’…'],
  ['请看', 'https://example.com/路径', '。谢谢'],
  ['انظر ', 'https://example.com/اتصال', '\u200f؟'],
])('links: in “%s%s%s”, only the web address is a link', (before, address, after) => {
  const parts = parseLinks(before + address + after);
  expect(parts.map(({ text }) => text)).toEqual([before, address, after]);
});
