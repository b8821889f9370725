/** Attributes that are read to, or shown to, a visitor. */
const spokenAttributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
];

/** All that can be seen or heard on the page, the tab's title and the description included. */
export function everyWord(): string[] {
  const words: string[] = [];
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const silent = walker.currentNode.parentElement?.closest('style, script, [aria-hidden=true]');
    if (!silent) words.push(walker.currentNode.textContent ?? '');
  }
  for (const attribute of spokenAttributes) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      words.push(element.getAttribute(attribute) ?? '');
    }
  }
  for (const meta of document.querySelectorAll('meta[name=description]')) {
    words.push(meta.getAttribute('content') ?? '');
  }
  return words.map((word) => word.trim()).filter(Boolean);
}
