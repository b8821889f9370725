import { createFileRoute } from '@tanstack/react-router';
import { Book } from '../cobogo/book';
import { pageOptions } from '../i18n/page-options';
import { useCopy } from '../i18n/use-copy';
import { Page } from '../layout/page';
import { Closing, Notice } from '../sections/call-to-action';
import { Hero } from '../sections/hero';
import { ItemGrid } from '../sections/item-grid';
import { Rows } from '../sections/rows';
import { Steps } from '../sections/steps';

export const Route = createFileRoute('/elas-venceram')({
  ...pageOptions('elas-venceram'),
  component: ElasVenceram,
});

function ElasVenceram() {
  const copy = useCopy('elas-venceram');
  return (
    <Page>
      <Hero
        {...copy.hero}
        to="/contato"
        surface="warm"
        artKind="thing"
        art={<Book lines={copy.hero.cover.split(' ')} title={copy.hero.alt} />}
      />
      <Steps {...copy.process} surface="card" />
      <ItemGrid {...copy.audience} surface="subtle" />
      <Rows {...copy.benefits} />
      <Notice {...copy.notice} cta={copy.hero.cta} to="/contato" />
      <Closing {...copy.closing} to="/contato" art="elas-venceram" />
    </Page>
  );
}
