import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../i18n/head';
import { useCopy } from '../i18n/use-copy';

export const Route = createFileRoute('/palestrante')({
  loader: ({ context }) => context.loadCopy('palestrante'),
  head: ({ match }) => pageHead(match.context, 'palestrante'),
  component: Palestrante,
});

function Palestrante() {
  const copy = useCopy('palestrante');
  return <h1 tabIndex={-1}>{copy.hero.title}</h1>;
}
