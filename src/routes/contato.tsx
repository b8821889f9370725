import { createFileRoute } from '@tanstack/react-router';
import { Contact } from '../contact/contact';
import { pageOptions } from '../i18n/page-options';
import { useCopy } from '../i18n/use-copy';
import { Page } from '../layout/page';
import { Hero } from '../sections/hero';
import { ProductMosaic } from '../sections/mosaics';

export const Route = createFileRoute('/contato')({
  ...pageOptions('contato'),
  component: Contato,
});

function Contato() {
  const copy = useCopy('contato');
  return (
    <Page>
      <Hero {...copy.hero} art={<ProductMosaic />} />
      <Contact />
    </Page>
  );
}
