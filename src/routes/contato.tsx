import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../i18n/head';
import { useCopy } from '../i18n/use-copy';

export const Route = createFileRoute('/contato')({
  loader: ({ context }) => context.loadCopy('contato'),
  head: ({ match }) => pageHead(match.context, 'contato'),
  component: Contato,
});

function Contato() {
  const copy = useCopy('contato');
  return <h1 tabIndex={-1}>{copy.hero.title}</h1>;
}
