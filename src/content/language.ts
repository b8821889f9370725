import { useRouteContext } from '@tanstack/react-router';
import type { PageKey } from './resources.ts';

/** A language, read from its folder's name, its `locale.json`, and `meta` in its pages' copy. */
export interface Language {
  /** The language tag (BCP 47), such as `pt-BR`. */
  tag: string;
  name: string;
  direction: 'ltr' | 'rtl';
  /** The public path of each page. In translations, it begins with the language, as `/en` does. */
  paths: Record<PageKey, string>;
  labels: Record<PageKey, string>;
}

/** The language of the open document. */
export function useLanguage(): Language {
  return useRouteContext({ from: '__root__', select: ({ language }) => language });
}
