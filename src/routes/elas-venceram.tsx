import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../i18n/head';
import { useCopy } from '../i18n/use-copy';

export const Route = createFileRoute('/elas-venceram')({
  loader: ({ context }) => context.loadCopy('elas-venceram'),
  head: ({ match }) => pageHead(match.context, 'elas-venceram'),
  component: ElasVenceram,
});

function ElasVenceram() {
  const copy = useCopy('elas-venceram');
  return <h1 tabIndex={-1}>{copy.hero.title}</h1>;
}
