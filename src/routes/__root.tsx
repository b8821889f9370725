import { createRootRouteWithContext } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import type { Content, Namespace } from '../i18n/content';
import { BareErrorScreen } from '../layout/error-screen';
import { Shell } from '../layout/shell';

interface RouterContext {
  content: Content;
  i18n: i18n;
  /** Makes a namespace available to `useCopy`; a page's loader asks for its own. */
  loadCopy: (namespace: Namespace) => Promise<void>;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => context.loadCopy('common'),
  component: Shell,
  errorComponent: BareErrorScreen,
});
