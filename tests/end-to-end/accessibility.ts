import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Lists what axe finds, and links and fields that are too small to tap. */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Otherwise, axe opens a second tab, which only pages with frames need.
    .setLegacyMode()
    .options({
      runOnly: { type: 'tag', values: standards },
      // WCAG's level AAA asks for a contrast of 7:1, and of 4.5:1 for large text.
      rules: { 'color-contrast-enhanced': { enabled: true } },
      resultTypes: ['violations'],
    })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  return [...found, ...(await smallTargets(page))];
}

function smallTargets(page: Page): Promise<string[]> {
  return page.locator('a[href], button, input, select, textarea').evaluateAll((targets) =>
    targets.flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true })) return [];
      const { width, height } = target.getBoundingClientRect();
      const isInSentence = getComputedStyle(target).display === 'inline';
      const isSmall = isInSentence ? height < 24 : Math.min(width, height) < 43.5;
      return isSmall ? [`${width} × ${height} px: ${target.outerHTML.slice(0, 120)}`] : [];
    }),
  );
}
