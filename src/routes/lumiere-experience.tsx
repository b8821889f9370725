import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../i18n/head';
import { useCopy } from '../i18n/use-copy';

export const Route = createFileRoute('/lumiere-experience')({
  loader: ({ context }) => context.loadCopy('lumiere-experience'),
  head: ({ match }) => pageHead(match.context, 'lumiere-experience'),
  component: LumiereExperience,
});

function LumiereExperience() {
  const copy = useCopy('lumiere-experience');
  return <h1 tabIndex={-1}>{copy.hero.title}</h1>;
}
