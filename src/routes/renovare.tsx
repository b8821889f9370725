import { createFileRoute } from '@tanstack/react-router';
import { Wall } from '../cobogo/wall';
import { pageOptions } from '../i18n/page-options';
import { useCopy } from '../i18n/use-copy';
import { Page } from '../layout/page';
import { Closing } from '../sections/call-to-action';
import { Checklist } from '../sections/checklist';
import { Formats } from '../sections/formats';
import { Hero } from '../sections/hero';
import { ItemGrid } from '../sections/item-grid';
import { Journey } from '../sections/journey';
import { Rows } from '../sections/rows';
import { Quotes } from '../sections/testimonials';

export const Route = createFileRoute('/renovare')({
  ...pageOptions('renovare'),
  staticData: { accent: 'renovare' },
  component: Renovare,
});

function Renovare() {
  const copy = useCopy('renovare');
  return (
    <Page>
      <Hero {...copy.hero} to="/contato" art={<Wall art="renovare" columns={5} rows={6} />} />
      <ItemGrid {...copy.highlights} variant="cards" surface="subtle" />
      <Rows {...copy.benefits} surface="card" />
      <Checklist {...copy.audience} surface="accent" />
      <Journey {...copy.journey} />
      <Checklist {...copy.included} surface="dark" layout="stack" />
      <Formats {...copy.formats} to="/contato" surface="subtle" />
      <Quotes {...copy.stories} surface="card" />
      <Closing {...copy.closing} to="/contato" art="renovare" />
    </Page>
  );
}
