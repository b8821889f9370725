import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Has the browser lay out sections below the window, too, of which it otherwise knows no colours or sizes. */
const renderAllSections = (page: Page) =>
  page.evaluate(() => document.documentElement.toggleAttribute('data-rendered', true));

/** Lists what axe finds, and links and fields that are too small to tap. */
export async function barriers(page: Page): Promise<string[]> {
  await renderAllSections(page);
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
  // axe's own rule on sizes ignores most links, because it calls them obscured.
  const targets = page
    .locator('a[href], button, input, select, textarea')
    .filter({ visible: true });
  const small = await targets.evaluateAll((all) =>
    all
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        const isInSentence = getComputedStyle(target).display === 'inline';
        return Math.min(width, height) < (isInSentence ? 24 : 43.5);
      })
      .map((target) => target.outerHTML.slice(0, 120)),
  );
  return [...found, ...small];
}

/** Lists what is too wide for the window: the page, and texts that are cut off or outside. */
export async function sidewaysOverflow(page: Page): Promise<string[]> {
  await renderAllSections(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const texts = [...document.querySelectorAll<HTMLElement>('body *:not(svg *)')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        [...element.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
        ),
    );
    const tooWide = texts.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      return width > 0 && (left < -1 || right > clientWidth + 1 || isCut);
    });
    const found = tooWide.map((element) => `<${element.localName}> “${element.textContent}”`);
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...found] : found;
  });
}
