import { createMemoryHistory } from '@tanstack/react-router';
import { configure, render } from '@testing-library/react';
import { App } from '../src/app';
import type { Content, Namespace, PageKey } from '../src/i18n/content';
import { createSiteRouter } from '../src/router';
import { createTheme } from '../src/theme/system';

// A slow machine is no failure: a lazy part may take its time.
configure({ asyncUtilTimeout: 10_000 });

/** Opens the real site at a public address, as a visitor's browser does, with the given content. */
export async function openPath(content: Content, address: string) {
  const router = createSiteRouter(content, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  return { router, ...render(<App router={router} theme={createTheme()} />) };
}

export const openPage = (content: Content, page: PageKey) =>
  openPath(content, content.locale.paths[page]);

/** Content whose copy of one page can't be had, until `repair` is called. */
export function withoutCopyOf(content: Content, page: PageKey) {
  let broken = true;
  return {
    ...content,
    readCopy: async (namespace: Namespace) => {
      if (broken && namespace === page) throw new Error('503');
      return content.readCopy(namespace);
    },
    repair: () => {
      broken = false;
    },
  };
}

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
