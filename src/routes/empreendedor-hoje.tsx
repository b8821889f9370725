import { createFileRoute } from '@tanstack/react-router';
import { TalkBlock, type TalkBlockKind } from '../drawings/talk-block';
import { Wall } from '../drawings/wall';
import { copyAndHead } from '../i18n/copy-and-head';
import { useCopy } from '../i18n/use-copy';
import { Page } from '../layout/page';
import { Closing } from '../sections/call-to-action';
import { Checklist } from '../sections/checklist';
import { withNextDate } from '../sections/dates';
import { forItem } from '../sections/for-item';
import { Hero } from '../sections/hero';
import { ItemGrid } from '../sections/item-grid';
import { Quotes } from '../sections/quotes';
import { Rows } from '../sections/rows';
import { Steps } from '../sections/steps';
import { pages } from '../site/pages';

export const Route = createFileRoute('/empreendedor-hoje')({
  ...copyAndHead('empreendedor-hoje'),
  component: EmpreendedorHoje,
});

/** The kind of each block's drawing, by its id in the copy; others have plain triangles. */
const kinds = {
  perguntas: 'answers',
  rodas: 'wheels',
  networking: 'lattice',
} satisfies Record<string, TalkBlockKind>;

function EmpreendedorHoje() {
  const copy = useCopy('empreendedor-hoje');
  const blocks = Object.keys(copy.blocks.items).length;
  return (
    <Page
      hero={
        <Hero
          {...copy.hero}
          dates="empreendedor-hoje"
          to="/contato"
          art={<Wall page={pages['empreendedor-hoje']} columns={6} rows={6} />}
        />
      }
    >
      <ItemGrid {...copy.benefits} surface="card" />
      <Rows {...copy.audience} surface="subtle" />
      <Steps
        {...copy.blocks}
        surface="accent"
        variant="stair"
        picture={(id, _, index) => (
          <TalkBlock
            accent={pages['empreendedor-hoje'].accent}
            step={index + 1}
            of={blocks}
            kind={forItem(kinds, id)}
          />
        )}
      />
      <Checklist {...copy.results} />
      <ItemGrid {...copy.formats} to="/contato" variant="halves" surface="subtle" />
      <ItemGrid {...copy.before} items={withNextDate('empreendedor-hoje', copy.before.items)} />
      <Quotes {...copy.testimonials} surface="card" layout="aside" />
      <Closing {...copy.closing} to="/contato" page="empreendedor-hoje" />
    </Page>
  );
}
