import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Has the browser lay out sections below the window, too, of which it otherwise knows no colours or sizes. */
const renderAllSections = (page: Page) =>
  page.evaluate(() => document.documentElement.toggleAttribute('data-rendered', true));

/** Lists what axe finds. */
export async function barriers(page: Page): Promise<string[]> {
  await renderAllSections(page);
  const { violations } = await new AxeBuilder({ page })
    // Otherwise, axe opens a second tab, which only pages with frames need.
    .setLegacyMode()
    .options({
      runOnly: { type: 'tag', values: standards },
      // Rules that the tags leave out: a contrast of 7:1, and targets of 24 px.
      rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
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
