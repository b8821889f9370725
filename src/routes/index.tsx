import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../i18n/head';
import { useCopy } from '../i18n/use-copy';

export const Route = createFileRoute('/')({
  loader: ({ context }) => context.loadCopy('home'),
  head: ({ match }) => pageHead(match.context, 'home'),
  component: Home,
});

function Home() {
  const copy = useCopy('home');
  return <h1 tabIndex={-1}>{copy.hero.title}</h1>;
}
