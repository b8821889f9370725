import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { readContent } from '../../tools/locales/content';
import type { Content } from './content';
import { createI18n, loadCopy, siteVariables } from './i18n';
import { contentFromPage, type PageData, pageDataId, readPageData } from './page-data';
import { useCopy } from './use-copy';

/** A failure names its seed; `FUZZ_SEED=… npx vitest run fuzz` runs the same cases again. */
const settings = { numRuns: 2000, seed: Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31) };
console.info(`copy: seed ${settings.seed}`);

afterEach(cleanup);

const { site, locale } = readContent();
const variables = siteVariables(site);

/** Text of every kind but the two marks that mean something: `{{…}}` and `$t(…)`. */
const plain = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '<img src=x onerror=alert(1)>',
      '</script><script>',
      '&lt;',
      'a.b:c',
      '__proto__',
    ),
  )
  .filter((text) => !/\{\{|\}\}|\$t\(/.test(text));

const key = fc
  .string({ unit: fc.constantFrom(...'abcXYZ019-'), minLength: 1 })
  .map((name) => `k${name}`);
const block = fc.dictionary(key, fc.oneof(plain, fc.dictionary(key, plain, { maxKeys: 4 })), {
  maxKeys: 5,
  noNullPrototype: true,
});

function Page({ tell }: { tell: (copy: object) => void }) {
  const copy = useCopy('home');
  tell(copy);
  return <p>{JSON.stringify(copy)}</p>;
}

async function show(copy: object) {
  const content: Content = { site, locale, languages: [], readCopy: async () => copy };
  const i18n = createI18n(content);
  await loadCopy(i18n, 'home');
  let shown: object = {};
  const { container, unmount } = render(
    <I18nextProvider i18n={i18n}>
      <Page
        tell={(told) => {
          shown = told;
        }}
      />
    </I18nextProvider>,
  );
  const { childElementCount } = container.firstElementChild as Element;
  unmount();
  return { shown, childElementCount };
}

test('copy arrives as it was written, and as text', async () => {
  await fc.assert(
    fc.asyncProperty(block, async (copy) => {
      const { shown, childElementCount } = await show(copy);
      expect(shown).toEqual(copy);
      expect(childElementCount).toBe(0);
    }),
    { ...settings, numRuns: 500 },
  );
});

test('the owner’s facts are filled in as they are, whatever stands around them', async () => {
  const name = fc.constantFrom(...(Object.keys(variables) as (keyof typeof variables)[]));
  await fc.assert(
    fc.asyncProperty(plain, name, plain, async (before, variable, after) => {
      fc.pre(!before.endsWith('{') && !after.startsWith('}'));
      const { shown } = await show({ text: `${before}{{${variable}}}${after}` });
      expect(shown).toEqual({ text: `${before}${variables[variable]}${after}` });
    }),
    { ...settings, numRuns: 500 },
  );
});

test('the data block holds any fact of the owner, and none ends it early', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const data = { site: { ...site, name: `</script>${name}` }, locale } as PageData;
      // As tools/vite/prerender.ts writes it.
      const json = JSON.stringify(data).replaceAll('<', '\\u003c');
      expect(json).not.toContain('<');
      document.body.innerHTML = `<script type="application/json" id="${pageDataId}"></script>`;
      (document.getElementById(pageDataId) as HTMLElement).textContent = json;
      expect(readPageData()).toEqual(JSON.parse(JSON.stringify(data)));
    }),
    settings,
  );
});

test('an answer that is no copy is refused, and never taken for it', async () => {
  const answer = globalThis.fetch;
  try {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 200, max: 599 }), fc.string(), async (status, body) => {
        const empty = [204, 205, 304].includes(status);
        globalThis.fetch = async () => new Response(empty ? null : `<${body}`, { status });
        const { readCopy } = contentFromPage({ site, locale, copy: { home: '/x' } } as PageData);
        await expect(readCopy('home')).rejects.toThrow();
      }),
      settings,
    );
  } finally {
    globalThis.fetch = answer;
  }
});
