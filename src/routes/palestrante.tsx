import { createFileRoute } from '@tanstack/react-router';
import { pageOptions } from '../i18n/page-options';
import { useCopy } from '../i18n/use-copy';
import { Page } from '../layout/page';
import { Closing } from '../sections/call-to-action';
import { TwoChecklists } from '../sections/checklist';
import { Hero } from '../sections/hero';
import { ItemGrid } from '../sections/item-grid';
import { Portrait } from '../sections/portrait';
import { Rows } from '../sections/rows';
import { Quotes } from '../sections/testimonials';

export const Route = createFileRoute('/palestrante')({
  ...pageOptions('palestrante'),
  component: Palestrante,
});

function Palestrante() {
  const copy = useCopy('palestrante');
  return (
    <Page>
      <Hero
        {...copy.hero}
        to="/contato"
        surface="warm"
        artKind="thing"
        art={<Portrait title={copy.hero.portrait} eager />}
      />
      <Rows {...copy.themes} surface="card" />
      <ItemGrid {...copy.impact} variant="cards" surface="subtle" />
      <TwoChecklists {...copy.how} lists={[copy.how.formats, copy.how.included]} surface="dark" />
      <ItemGrid {...copy.audiences} />
      <Quotes {...copy.testimonials} surface="warm" />
      <Closing {...copy.closing} cta={copy.closing.quote} to="/contato" art="dawn" />
    </Page>
  );
}
