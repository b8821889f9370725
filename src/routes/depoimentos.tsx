import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../i18n/head';
import { useCopy } from '../i18n/use-copy';

export const Route = createFileRoute('/depoimentos')({
  loader: ({ context }) => context.loadCopy('depoimentos'),
  head: ({ match }) => pageHead(match.context, 'depoimentos'),
  component: Depoimentos,
});

function Depoimentos() {
  const copy = useCopy('depoimentos');
  return <h1 tabIndex={-1}>{copy.hero.title}</h1>;
}
