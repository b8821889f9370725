import { createRootRouteWithContext } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import type { Content, Namespace } from '../i18n/content';
import { pageOf } from '../i18n/rewrite';
import type { Twins } from '../i18n/twins';
import { BareErrorScreen } from '../layout/error-screen';
import { Shell } from '../layout/shell';

interface RouterContext {
  content: Content;
  i18n: i18n;
  /** Where the pages are in the site's other languages. */
  twins: Twins;
  /** Makes a namespace available to `useCopy`, and a page's twins; a page's loader asks for its own. */
  loadCopy: (namespace: Namespace) => Promise<void>;
  /** Whether the page that opens is seen from its top, not where it was left or a hash leads to. */
  startsAtTop: () => boolean;
  /** Whether what may be pressed next is fetched and drawn before: in browsers, not in tests. */
  looksAhead: boolean;
  /** The tops of pages that were drawn ahead, by route. */
  tops: Map<string, HTMLElement>;
  /** Shows a route's top, if it was drawn, and waits until it is on screen (ahead/tops.tsx). */
  showTop: (route: string) => Promise<void> | undefined;
  /** Gives way to the page that has opened, where its top was shown before. */
  uncover: () => void;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad({ context, location, preload }) {
    if (preload) return;
    // A visitor may go elsewhere while the last top is still shown.
    context.uncover();
    return context.showTop(location.pathname);
  },
  loader: async ({ context, location }) => {
    const { loadCopy, twins, content } = context;
    // A 404 page's twins are the home pages, and no loader of a page would ask for these.
    const noPage = !pageOf(location.pathname, content.locale);
    await Promise.all([loadCopy('common'), noPage && twins.load('home')]);
  },
  component: Shell,
  errorComponent: BareErrorScreen,
});
