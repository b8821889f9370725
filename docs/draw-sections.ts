import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { ComponentProps, ElementType } from 'react';
import { preview } from 'vite';
import type { Hero } from '../src/sections/hero.tsx';
import type { ItemGrid } from '../src/sections/item-grid.tsx';
import type { SectionProps } from '../src/sections/section.tsx';
import type { Steps } from '../src/sections/steps.tsx';
import type { PageKey } from '../src/site/resources.ts';
import { browserOptions } from '../tests/find-browser.ts';
import { buildSite } from '../tests/sites.ts';
import { readWords } from '../tests/words.ts';

// Draws docs/sections.webp: screenshots of built sections on one sheet.

type Variant<Component extends ElementType> = NonNullable<ComponentProps<Component>['variant']>;
type Variants =
  | `Hero ${Variant<typeof Hero>}`
  | `ItemGrid ${Variant<typeof ItemGrid>}`
  | `Steps ${Variant<typeof Steps>}`
  | `${'Checklist' | 'Quotes'} ${NonNullable<SectionProps['layout']>}`;
type Block = `${string}.${string}`;

/**
 * Labels begin with a section's name. Screenshots are of the section with the block's title. This
 * doesn't compile without all variants. Removed pages are left out.
 */
const blocks: Record<Variants, Block> & Record<string, Block> = {
  'Hero wall': 'home.hero',
  'Hero thing': 'elas-venceram.hero',
  About: 'home.about',
  Figures: 'home.figures',
  Notice: 'elas-venceram.notice',
  Closing: 'empreendedor-hoje.closing',
  Prose: 'lumiere-experience.about',
  'ItemGrid ruled': 'renovare.benefits',
  'ItemGrid cards': 'renovare.highlights',
  'ItemGrid pictured': 'home.benefits',
  'ItemGrid triptych': 'palestrante.themes',
  'ItemGrid halves': 'lumiere-experience.custom',
  Rows: 'lumiere-experience.audience',
  'Checklist aside': 'renovare.audience',
  'Checklist stack': 'renovare.included',
  TwoChecklists: 'palestrante.how',
  'Steps plain': 'elas-venceram.process',
  'Steps pages': 'elas-venceram.process',
  'Steps rooms': 'lumiere-experience.format',
  'Steps stair': 'empreendedor-hoje.blocks',
  Journey: 'renovare.journey',
  Formats: 'renovare.formats',
  Products: 'home.products',
  'Quotes aside': 'home.testimonials',
  'Quotes stack': 'palestrante.testimonials',
  Testimonials: 'depoimentos.testimonials',
  FiguresLine: 'lumiere-experience.figures',
  'Portrait in Hero': 'palestrante.hero',
  'AuthorMosaic in Hero': 'depoimentos.hero',
  'ProductMosaic in Hero': 'contato.hero',
};

/** The height, in CSS pixels, at which these are cut. */
const cut: Record<string, number> = { Products: 1700, Testimonials: 1200, FiguresLine: 320 };

const { pages, paths, text } = readWords();
const outDir = await buildSite('shipped');
const server = await preview({ configFile: false, build: { outDir } });
const browser = await chromium.launch(browserOptions());
const page = await browser.newPage({
  baseURL: server.resolvedUrls?.local[0],
  viewport: { width: 1280, height: 800 },
  // A column of the sheet is 272 CSS pixels wide, with two device pixels for each.
  deviceScaleFactor: (2 * 272) / 1280,
  reducedMotion: 'reduce',
});

/** Waits until the page is hydrated and its lower sections have their true heights. */
async function open(key: PageKey) {
  await page.goto(paths[key]);
  await page.locator('html[data-rendered]').waitFor();
}

/** Follows a link to the book's page with three steps, because four aren't `plain`. */
async function openWithThreeSteps() {
  const copy = '**/assets/**/elas-venceram-*.json';
  await page.route(copy, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.process.items = Object.fromEntries(Object.entries(json.process.items).slice(0, 3));
    await route.fulfill({ response, json });
  });
  await open('home');
  const name = text('elas-venceram.meta.label');
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await page.getByText(text('elas-venceram.process.title')).waitFor();
  await page.unroute(copy);
}

const figures: string[] = [];
for (const [label, block] of Object.entries(blocks)) {
  const key = pages.find((page) => block.startsWith(`${page}.`));
  if (!key) continue;
  if (label === 'Steps plain') await openWithThreeSteps();
  else await open(key);
  const title = page.getByText(text(`${block}.title`), { exact: true });
  const box = await page.locator('main section', { has: title }).boundingBox();
  if (!box) throw new Error(`${label} isn't seen.`);
  const clip = { ...box, height: Math.min(box.height, cut[label] ?? box.height) };
  const png = (await page.screenshot({ fullPage: true, clip })).toString('base64');
  figures.push(`<figure>
    <figcaption>${label.replace(/\w+/, '<b>$&</b>')} <small>${key}</small></figcaption>
    <img src="data:image/png;base64,${png}">
  </figure>`);
}

const font = readFileSync('src/theme/fonts/body.woff2', 'base64');
const sheet = await browser.newPage({
  viewport: { width: 880, height: 800 },
  deviceScaleFactor: 2,
});
await sheet.setContent(`<!doctype html>
  <style>
    @font-face { font-family: body; font-weight: 400 600; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; padding: 12px 12px 0; columns: 3; column-gap: 20px; font: 15px/20px body; color: #555 }
    figure { margin: 0; padding-bottom: 20px; break-inside: avoid }
    figcaption { display: flex; gap: 5px; align-items: baseline; padding-bottom: 4px }
    b { font-weight: 600; color: #000 }
    small { font-size: 12px; margin-left: auto }
    img { display: block; width: 100%; outline: 1px solid #ddd; outline-offset: -1px }
  </style>
  ${figures.join('')}`);
const picture = await sheet.locator('body').screenshot({ type: 'webp', quality: 56 });
writeFileSync('docs/sections.webp', picture);
await browser.close();
await server.close();
