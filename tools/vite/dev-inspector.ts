/**
 * For editors of the copy: holding Alt and pointing at a text shows its file, line and key; Alt-click
 * copies them. In a draft, underlines texts that are still Portuguese.
 *
 * Only the dev server's pages load this file (tools/vite/dev-copy.ts). Nothing in `src` imports it, so
 * builds can't contain it.
 */
import type { PageKey } from '../../src/i18n/content';
import { readPageData } from '../../src/i18n/page-data';
import type { IndexedText } from './copy-index';

const { locale } = readPageData();
let texts: IndexedText[] = [];
let pointer = { x: 0, y: 0 };

const tip = panel('inset: auto; max-width: min(44rem, 90vw);');
const badge = panel('inset: auto auto 8px 8px;');

function panel(place: string): HTMLElement {
  const element = document.createElement('div');
  // Above dialogs, and isolated from the site's styles.
  element.popover = 'manual';
  element.style.cssText = `all: initial; position: fixed; ${place} padding: 6px 10px;
    background: #111; color: #fff; font: 13px/1.5 monospace; white-space: pre-wrap;
    pointer-events: none; border-radius: 4px; direction: ltr;`;
  element.setAttribute('aria-hidden', 'true');
  document.documentElement.append(element);
  element.hidden = true;
  return element;
}

function show(element: HTMLElement, message: string) {
  element.textContent = message;
  element.hidden = !message;
  element.togglePopover(Boolean(message));
}

async function load() {
  const response = await fetch(`/@copy/${locale.tag}/index`);
  const index: { draft: boolean; texts: IndexedText[] } = await response.json();
  texts = index.texts;
  mark();
  if (!index.draft) return;
  const missing = texts.filter(({ borrowed }) => borrowed).length;
  show(badge, `${locale.name} · rascunho · faltam ${missing} de ${texts.length} textos`);
}

/** Underlines texts that are still Portuguese, without changing the page's elements. */
function mark() {
  const borrowed = new Set(texts.filter((text) => text.borrowed).map(({ text }) => text.trim()));
  const highlight = new Highlight();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!borrowed.has(node.textContent?.trim() ?? '')) continue;
    const range = new Range();
    range.selectNodeContents(node);
    highlight.add(range);
  }
  CSS.highlights.set('rascunho', highlight);
}

/** The texts under the pointer, including those for screen readers only. */
function textsAt(target: Element): string[] {
  const nodes = [...target.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const written =
    target instanceof HTMLSelectElement
      ? [...target.selectedOptions].map((option) => option.text)
      : nodes.map((node) => node.textContent ?? '');
  const spoken = ['aria-label', 'alt', 'title', 'placeholder'].map(
    (name) => target.closest(`[${name}]`)?.getAttribute(name) ?? '',
  );
  return [...new Set([...written, ...spoken].map((text) => text.trim()))].filter(
    (text) => text.length > 1,
  );
}

/** Where a text is from: an exact match, else texts that contain it. */
function placesOf(text: string): string[] {
  const page = (Object.keys(locale.paths) as PageKey[]).find(
    (key) => locale.paths[key] === decodeURI(location.pathname).replace(/(?<=.)\/$/, ''),
  );
  const near = ({ namespace }: IndexedText) => [page, 'common'].includes(namespace);
  const ranked = [...texts.filter(near), ...texts.filter((each) => !near(each))];
  const same = ranked.filter((each) => each.text.trim() === text);
  const filled = ranked.filter((each) => patternOf(each.text).test(text));
  const around = ranked.filter(({ text: other }) => other.includes(text) || text.includes(other));
  const [found = []] = [same, filled, around].filter((matches) => matches.length > 0);
  // A short word occurs in many unrelated texts.
  const here = found.filter(near);
  return (here.length > 0 ? here : found).slice(0, 5).map(describe);
}

function describe({ place, borrowed }: IndexedText): string {
  return borrowed ? `${place}  (falta traduzir)` : place;
}

/** Matches a text whose variables a component has filled in. */
function patternOf(text: string): RegExp {
  const parts = text
    .split(/\{\{.*?\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

function inspect(): string[] {
  const target = document.elementFromPoint(pointer.x, pointer.y);
  const places = target ? textsAt(target).flatMap(placesOf) : [];
  show(tip, places.join('\n'));
  tip.style.left = `${Math.min(pointer.x + 12, innerWidth - tip.offsetWidth - 8)}px`;
  tip.style.top = `${Math.min(pointer.y + 16, innerHeight - tip.offsetHeight - 8)}px`;
  return places;
}

addEventListener('pointermove', (event) => {
  pointer = { x: event.clientX, y: event.clientY };
  if (event.altKey) inspect();
  else if (!tip.hidden) show(tip, '');
});
addEventListener('keydown', (event) => event.key === 'Alt' && inspect());
addEventListener('keyup', (event) => {
  if (event.key !== 'Alt') return;
  // Otherwise Firefox opens its menu.
  event.preventDefault();
  show(tip, '');
});
addEventListener('blur', () => show(tip, ''));
addEventListener(
  'click',
  async (event) => {
    const [place] = event.altKey ? inspect() : [];
    if (!place) return;
    event.preventDefault();
    event.stopPropagation();
    await navigator.clipboard.writeText(place.replace(/ {2}.*/, ''));
    show(tip, `copiado: ${place}`);
  },
  { capture: true },
);

const marks = new CSSStyleSheet();
marks.replaceSync('::highlight(rascunho) { text-decoration: 2px wavy underline #e4572e; }');
document.adoptedStyleSheets.push(marks);
new MutationObserver(() => requestAnimationFrame(mark)).observe(document.body, {
  childList: true,
  characterData: true,
  subtree: true,
});
import.meta.hot?.on('copy', load);
void load();
