import { createRootRouteWithContext } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import type { Content } from '../i18n/content';
import { loadCopy } from '../i18n/i18n';
import { Shell } from '../layout/shell';

interface RouterContext {
  content: Content;
  i18n: i18n;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => loadCopy(context.i18n, 'common'),
  component: Shell,
});
