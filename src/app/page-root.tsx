import { type ReactNode, Suspense } from 'react';
import { languageTags } from '../content/i18n/texts.ts';
import { sourceLanguage } from '../content/languages.ts';
import { pagePath } from '../content/links/urls.ts';
import type { PageKey } from '../content/resources.ts';

interface PageRootProps {
  language: string;
  page?: PageKey;
  children: ReactNode;
}

/** The root of a built page, which `readPageRoot` reads in browsers. */
export function PageRoot({ language, page, children }: PageRootProps) {
  return (
    // Browsers change `lang` when they translate, so scripts read these attributes.
    <div id="root" data-language={language} data-page={page}>
      {/* In browsers, the router itself adds this. Without it here, hydration would fail. */}
      <Suspense>{children}</Suspense>
    </div>
  );
}

/** Returns what `PageRoot` has written. On the 404 page, `page` is undefined. */
export function readPageRoot() {
  const root = document.getElementById('root') as HTMLElement;
  const page = root.dataset.page as PageKey | undefined;
  // The development server's HTML doesn't tell the language, but its address does.
  const path = `${window.location.pathname}/`;
  const isOf = (tag: string) => path.startsWith(`${pagePath(tag, 'home')}/`);
  const language = root.dataset.language ?? languageTags.find(isOf) ?? sourceLanguage;
  // React marks the `Suspense` by a comment, and can't hydrate without it, but some hosts remove it.
  const canHydrate = page !== undefined && root.firstChild instanceof Comment;
  return { root, page, language, canHydrate };
}
