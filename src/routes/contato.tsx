import { createFileRoute } from '@tanstack/react-router';
import { Contact } from '../contact/contact';
import { pageHead } from '../i18n/head';
import { useCopy } from '../i18n/use-copy';
import { Hero } from '../sections/hero';
import { FourWalls } from '../sections/mosaics';
import { Page } from '../sections/page';

export const Route = createFileRoute('/contato')({
  loader: ({ context }) => context.loadCopy('contato'),
  head: ({ match }) => pageHead(match.context, 'contato'),
  component: Contato,
});

function Contato() {
  const copy = useCopy('contato');
  return (
    <Page>
      <Hero {...copy.hero} art={<FourWalls />} />
      <Contact />
    </Page>
  );
}
