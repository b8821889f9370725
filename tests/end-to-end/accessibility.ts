import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { drawn } from './visit.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Barriers for visitors with disabilities: axe's findings, and targets too small to hit. */
export async function barriers(page: Page): Promise<string[]> {
  await drawn(page);
  const { violations } = await new AxeBuilder({ page })
    // Opens no second tab for the report, which pages without frames don't need.
    .setLegacyMode()
    .options({
      runOnly: { type: 'tag', values: standards },
      // Level AAA: 7:1 for text, as src/theme/contrast.test.ts asks of the tokens, 4.5:1 for large
      // text. What level AA rejects is left to AA's own rule.
      rules: { 'color-contrast-enhanced': { enabled: true } },
      resultTypes: ['violations'],
    })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  return [...found, ...(await smallTargets(page))];
}

/** Links, buttons and fields smaller than 44 by 44, or 24 within a sentence. */
async function smallTargets(page: Page): Promise<string[]> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
      .filter((target) => {
        if (!target.checkVisibility({ visibilityProperty: true })) return false;
        const { width, height } = target.getBoundingClientRect();
        const inSentence = getComputedStyle(target).display === 'inline';
        return inSentence ? height < 24 : Math.min(width, height) < 43.5;
      })
      .map((target) => target.outerHTML.slice(0, 120)),
  );
  return small.map((target) => `too small to hit with a finger: ${target}`);
}
