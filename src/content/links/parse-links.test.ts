import { expect, test } from 'vitest';
import { parseLinks } from './parse-links.ts';

test('links: a text is split into words, tagged links and web addresses', () => {
  expect(parseLinks('Veja <contato>aqui</contato> ou https://a.com, <b></b> e <email>fim')).toEqual(
    [
      { kind: 'words', text: 'Veja ' },
      { kind: 'tag', text: '<contato>aqui</contato>', tag: 'contato', words: 'aqui' },
      { kind: 'words', text: ' ou ' },
      { kind: 'address', text: 'https://a.com' },
      { kind: 'words', text: ', <b></b> e <email>fim' },
    ],
  );
});
