import type { ErrorInfo } from 'react';
import { Guard } from './guard';

interface CaughtInfo extends ErrorInfo {
  errorBoundary?: unknown;
}

/**
 * On the page that was opened first, whatever throws gives way to the document as it was before
 * React took over, with all its words and plain links. Elsewhere the boundaries stand in, and where
 * none is left, the browser opens the page anew. Neither can repeat.
 */
export function keepWords(root: HTMLElement) {
  const words = root.cloneNode(true);
  const { pathname } = location;
  const { title } = document;

  function restore() {
    root.replaceWith(words);
    // React has taken its title with it.
    document.title = title;
  }

  return {
    onCaughtError(error: unknown, { errorBoundary }: CaughtInfo) {
      console.error(error);
      const optional = errorBoundary instanceof Guard && errorBoundary.props.optional;
      if (!optional && location.pathname === pathname) restore();
    },
    onUncaughtError(error: unknown) {
      console.error(error);
      if (location.pathname === pathname) restore();
      else location.reload();
    },
  };
}
