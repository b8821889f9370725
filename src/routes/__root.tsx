import { createRootRouteWithContext } from '@tanstack/react-router';
import { loadCopy, type RouterContext } from '../content/i18n/i18n.ts';
import { Shell } from '../layout/shell.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => loadCopy(context.i18n, 'common'),
  component: Shell,
});
