import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../i18n/head';
import { useCopy } from '../i18n/use-copy';

export const Route = createFileRoute('/empreendedor-hoje')({
  loader: ({ context }) => context.loadCopy('empreendedor-hoje'),
  head: ({ match }) => pageHead(match.context, 'empreendedor-hoje'),
  component: EmpreendedorHoje,
});

function EmpreendedorHoje() {
  const copy = useCopy('empreendedor-hoje');
  return <h1 tabIndex={-1}>{copy.hero.title}</h1>;
}
