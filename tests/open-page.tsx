import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { App } from '../src/app';
import type { Content, PageKey } from '../src/i18n/content';
import { createSiteRouter } from '../src/router';

/** Opens the real site at a public address, as a visitor's browser does, with the given content. */
export async function openPath(content: Content, address: string) {
  const router = createSiteRouter(content, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  return { router, ...render(<App router={router} />) };
}

export const openPage = (content: Content, page: PageKey) =>
  openPath(content, content.locale.paths[page]);
