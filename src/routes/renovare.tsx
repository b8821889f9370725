import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../i18n/head';
import { useCopy } from '../i18n/use-copy';

export const Route = createFileRoute('/renovare')({
  loader: ({ context }) => context.loadCopy('renovare'),
  head: ({ match }) => pageHead(match.context, 'renovare'),
  component: Renovare,
});

function Renovare() {
  const copy = useCopy('renovare');
  return <h1 tabIndex={-1}>{copy.hero.title}</h1>;
}
