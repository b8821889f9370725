import { createFileRoute } from '@tanstack/react-router';
import { Wall } from '../cobogo/wall';
import { pageOptions } from '../i18n/page-options';
import { useCopy } from '../i18n/use-copy';
import { Page } from '../layout/page';
import { Prose } from '../sections/about';
import { Closing } from '../sections/call-to-action';
import { Figures } from '../sections/figures';
import { Hero } from '../sections/hero';
import { ItemGrid } from '../sections/item-grid';
import { Rows } from '../sections/rows';
import { Steps } from '../sections/steps';

export const Route = createFileRoute('/lumiere-experience')({
  ...pageOptions('lumiere-experience'),
  staticData: { accent: 'lumiere' },
  component: LumiereExperience,
});

function LumiereExperience() {
  const copy = useCopy('lumiere-experience');
  return (
    <Page>
      <Hero
        {...copy.hero}
        to="/contato"
        surface="dark"
        art={<Wall art="lumiere-experience" columns={6} rows={6} />}
      />
      <Prose {...copy.about} />
      <Rows {...copy.audience} surface="card" />
      <Steps {...copy.format} surface="subtle" />
      <Figures {...copy.figures} layout="aside" />
      <ItemGrid {...copy.custom} to="/contato" variant="halves" surface="subtle" />
      <Closing {...copy.closing} to="/contato" art="lumiere-experience" />
    </Page>
  );
}
