import { createFileRoute } from '@tanstack/react-router';
import { Wall } from '../cobogo/wall';
import { pageOptions } from '../i18n/page-options';
import { useCopy } from '../i18n/use-copy';
import { Page } from '../layout/page';
import { Closing } from '../sections/call-to-action';
import { Checklist } from '../sections/checklist';
import { Hero } from '../sections/hero';
import { ItemGrid } from '../sections/item-grid';
import { Rows } from '../sections/rows';
import { Steps } from '../sections/steps';

export const Route = createFileRoute('/empreendedor-hoje')({
  ...pageOptions('empreendedor-hoje'),
  staticData: { accent: 'empreendedor' },
  component: EmpreendedorHoje,
});

function EmpreendedorHoje() {
  const copy = useCopy('empreendedor-hoje');
  return (
    <Page>
      <Hero
        {...copy.hero}
        to="/contato"
        art={<Wall art="empreendedor-hoje" columns={6} rows={6} />}
      />
      <ItemGrid {...copy.benefits} surface="card" />
      <Rows {...copy.audience} surface="subtle" />
      <Steps {...copy.blocks} surface="accent" climbing />
      <Checklist {...copy.results} />
      <ItemGrid {...copy.formats} to="/contato" variant="halves" surface="subtle" />
      <Closing {...copy.closing} to="/contato" art="empreendedor-hoje" />
    </Page>
  );
}
