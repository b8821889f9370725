// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailtoUrl, whatsAppUrl } from './urls';

/** A failure names its seed; `FUZZ_SEED=… npx vitest run fuzz` runs the same cases again. */
const settings = { numRuns: 5000, seed: Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31) };
console.info(`urls: seed ${settings.seed}`);

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        '&text=',
        '#',
        '?',
        '%',
        '+',
        ' ',
        '\r',
        '\n',
        '"',
        "'",
        '<script>',
        '\ud83d',
        '//',
      ),
    )
    .map((parts) => parts.join('x')),
);

/** What arrives: halves of characters can't be sent, and line breaks are of one kind. */
const received = (text: string) =>
  text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n?|\n/g, '\r\n');

test('whatever the text and the number, the chat is with that number, the text as written', () => {
  fc.assert(
    fc.property(anyText, anyText, (number, text) => {
      const url = new URL(whatsAppUrl(number, text));
      expect(url.origin).toBe('https://wa.me');
      expect(url.pathname).toMatch(/^\/\d*$/);
      expect([...url.searchParams]).toEqual(text ? [['text', received(text)]] : []);
      expect(url.hash).toBe('');
    }),
    settings,
  );
});

test('whatever the subject, the e-mail goes to the one address, the subject as written', () => {
  const local = fc.string({ unit: fc.constantFrom(...'abz09.+-_#?&%/'), minLength: 1 });
  fc.assert(
    fc.property(local, anyText, (name, subject) => {
      const url = new URL(mailtoUrl(`${name}@example.com`, subject));
      expect(url.protocol).toBe('mailto:');
      expect(decodeURIComponent(url.pathname)).toBe(`${name}@example.com`);
      expect([...url.searchParams]).toEqual(subject ? [['subject', received(subject)]] : []);
      expect(url.hash).toBe('');
    }),
    settings,
  );
});
