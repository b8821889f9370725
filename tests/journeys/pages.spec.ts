import { originOf } from '../sites';
import { barriers } from './findings';
import {
  drawn,
  everyAddress,
  expect,
  heading,
  paths,
  saveData,
  sidewaysOverflow,
  test,
  text,
  titleOf,
  visit,
} from './visit';

test.describe('in development mode, where React reports every hydration difference', () => {
  test.use({ baseURL: originOf('development') });

  for (const [name, address] of Object.entries(everyAddress)) {
    test.describe(() => {
      test.use({ expected: name === '404' ? [/status of 404/] : [] });

      test(`${name} hydrates without differences, is accessible and fits, on a phone and on a wide screen`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const response = await visit(page, address);
        expect(response?.status(), `what ${address} answers`).toBe(name === '404' ? 404 : 200);
        await expect(page).toHaveTitle(
          text(name === '404' ? 'common.notFound.meta' : `${name}.meta.title`),
        );
        await expect(heading(page), 'one heading names the page').toHaveText([titleOf(name)]);
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await barriers(page), `barriers at ${width} px`).toEqual([]);
          expect(await sidewaysOverflow(page), `too wide for ${width} px`).toEqual([]);
        }
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        expect(await sidewaysOverflow(page), 'too wide with text twice as large').toEqual([]);
      });
    });
  }
});

test.describe('on the shipped site', () => {
  test.use({ expected: [/status of 404/] });

  test('VoiceOver announces every list as a list', async ({ page }) => {
    await saveData(page);
    for (const [name, address] of Object.entries(everyAddress)) {
      await visit(page, address);
      // Safari doesn't treat a list without markers as one, unless it has a role.
      const lost = await page.evaluate(() =>
        [...document.querySelectorAll('ul, ol')]
          .filter((list) => getComputedStyle(list).listStyleType === 'none')
          .filter((list) => list.getAttribute('role') !== 'list')
          .map((list) => list.textContent.slice(0, 60)),
      );
      expect.soft(lost, `lists of ${name} without markers and without a role`).toEqual([]);
    }
  });

  test('words come first: they are painted before the browser fetches the page’s scripts', async ({
    page,
  }) => {
    await visit(page, paths.renovare);
    const [painted, fetched] = await page.evaluate(() => {
      const { preload } = JSON.parse(document.getElementById('page-data')?.textContent ?? '');
      const started = (preload.scripts as string[])
        .filter((script) => !script.includes('/main-'))
        .map((script) => new URL(script, location.href).href)
        .map((script) => performance.getEntriesByName(script)[0]?.startTime ?? 0);
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return [paint?.startTime, Math.min(...started)] as const;
    });
    expect(fetched, 'when the first script was asked for, in ms').toBeGreaterThan(painted ?? 0);
  });

  test('the home page and three products each have their own colour for actions', async ({
    page,
  }) => {
    const colors = new Set<string>();
    for (const key of ['home', 'renovare', 'lumiere-experience', 'empreendedor-hoje'] as const) {
      await visit(page, paths[key]);
      const action = page.getByRole('main').getByRole('region').last().getByRole('link').first();
      colors.add(await action.evaluate((link) => getComputedStyle(link).backgroundColor));
    }
    expect([...colors]).toHaveLength(4);
  });

  test('on a phone’s first screen each page shows its heading and something to do', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [name, address] of Object.entries(everyAddress)) {
      await visit(page, address);
      const action = page.getByRole('main').locator('a, input').first();
      await expect.soft(heading(page), `the heading of ${name}`).toBeInViewport({ ratio: 1 });
      await expect.soft(action, `what to do on ${name}`).toBeInViewport({ ratio: 1 });
    }
  });

  test('no shadow and no focus ring is cut off at a section’s edge', async ({ page }) => {
    await saveData(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const [name, address] of Object.entries(everyAddress)) {
        await visit(page, address);
        await drawn(page);
        expect.soft(await page.evaluate(cutOff), `on ${name} at ${width} px`).toEqual([]);
      }
    }
  });

  test('no word is broken in two', async ({ page }) => {
    for (const [name, address] of Object.entries(everyAddress)) {
      await visit(page, address);
      await drawn(page);
      // On a phone, and just above the theme's breakpoints, where columns are narrowest.
      for (const width of [390, 768, 1100, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        const broken = await page.evaluate(brokenWords);
        expect.soft(broken, `words of ${name} at ${width} px`).toEqual([]);
      }
    }
  });

  test('there is no layout shift while a page loads', async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const [name, address] of Object.entries(everyAddress)) {
        await visit(page, address);
        const shift = await page.evaluate(layoutShift);
        expect.soft(shift, `how much of ${name} moved at ${width} px`).toBeLessThan(0.005);
      }
    }
  });
});

/** The page's total layout shift since it was opened. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const shifts = list.getEntriesByType('layout-shift') as unknown as { value: number }[];
      resolve(shifts.reduce((sum, { value }) => sum + value, 0));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // Always exists, so that the observer reports even if nothing has shifted.
    observer.observe({ type: 'navigation', buffered: true });
  });
}

/** Words that begin on one line and end on another. Addresses may, and those are links. */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.parentElement?.closest('a, script, noscript')) continue;
    for (const { 0: word, index } of text.data.matchAll(/\p{L}{2,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 4) broken.push(word);
    }
  }
  return broken;
}

/** Elements whose shadow or focus ring is cut off, because browsers clip the parts that they may skip. */
function cutOff(): string[] {
  const parts = [...document.querySelectorAll('main > * ~ *, footer')];
  return parts.flatMap((part) => {
    const edge = part.getBoundingClientRect();
    return [...part.querySelectorAll('*')]
      .filter((element) => {
        const { boxShadow } = getComputedStyle(element);
        // Each shadow is its colour, then its horizontal offset, vertical offset, blur and spread.
        const shadows = boxShadow.split(/,(?![^(]*\))/).map((shadow) => {
          const [x = 0, y = 0, blur = 0, spread = 0] = (shadow.match(/-?[\d.]+px/g) ?? []).map(
            Number.parseFloat,
          );
          return { aside: Math.abs(x) + blur + spread, down: y + blur + spread };
        });
        const ring = element.matches('a, button, input, select, textarea') ? 6 : 0;
        const aside = Math.max(ring, ...shadows.map((shadow) => shadow.aside));
        const down = Math.max(ring, ...shadows.map((shadow) => shadow.down));
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        if (width === 0 || aside + down === 0) return false;
        return (
          left - aside < edge.left ||
          right + aside > edge.right ||
          top - ring < edge.top ||
          bottom + down > edge.bottom
        );
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
