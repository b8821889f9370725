import { expect, test } from 'vitest';
import { settable } from './letters.ts';

test.each([
  ['Ana Souza 🌻', 'Ana Souza'],
  ['Ana 👩🏽‍🎓❤️ “Sá” – 3ª…', 'Ana “Sá” – 3ª…'],
  ['Joa\u0303o\u202fLuz\n', 'João Luz'],
  ['Łucja Šimić, İstanbul', 'Łucja Šimić, İstanbul'],
  ['Nguyễn', ''],
  ['الأمل Lumière', ''],
])('preview picture: the text %j is drawn as %j', (text, shown) => {
  expect(settable(text)).toBe(shown);
});
