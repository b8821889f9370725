import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { rendered } from './visit.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds, and targets that are too small. */
export async function barriers(page: Page): Promise<string[]> {
  await rendered(page);
  const { violations } = await new AxeBuilder({ page })
    // Opens no second tab, which only pages with frames need.
    .setLegacyMode()
    .options({
      runOnly: { type: 'tag', values: standards },
      // Level AAA: 7:1 for text, and 4.5:1 for large text.
      rules: { 'color-contrast-enhanced': { enabled: true } },
      resultTypes: ['violations'],
    })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  return [...found, ...(await smallTargets(page))];
}

async function smallTargets(page: Page): Promise<string[]> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
      .filter((target) => {
        if (!target.checkVisibility({ visibilityProperty: true })) return false;
        const { width, height } = target.getBoundingClientRect();
        const inSentence = getComputedStyle(target).display === 'inline';
        return inSentence ? height < 24 : Math.min(width, height) < 43.5;
      })
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return `${target.outerHTML.slice(0, 120)} “${target.textContent}”: ${width} × ${height} px`;
      }),
  );
  return small.map((target) => `too small to hit with a finger: ${target}`);
}
