import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '../content/i18n/i18n.ts';
import { addTexts } from '../content/i18n/texts.ts';
import { Shell } from '../layout/shell.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => addTexts(context.i18n, 'common'),
  component: Shell,
});
