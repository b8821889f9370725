import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pageRouteOptions } from '../content/i18n/page-route-options.ts';
import { pages } from '../content/pages.ts';
import { TalkBlock, type TalkBlockKind } from '../drawings/talk-block.tsx';
import { Page } from '../layout/page.tsx';
import { Closing } from '../sections/call-to-action.tsx';
import { Checklist } from '../sections/checklist.tsx';
import { Hero } from '../sections/hero.tsx';
import { ItemGrid } from '../sections/item-grid.tsx';
import { PageWall } from '../sections/page-wall.tsx';
import { Quotes } from '../sections/quotes.tsx';
import { Rows } from '../sections/rows.tsx';
import { Steps } from '../sections/steps.tsx';

export const Route = createFileRoute('/empreendedor-hoje')({
  ...pageRouteOptions('empreendedor-hoje'),
  component: EmpreendedorHoje,
});

const { accent } = pages['empreendedor-hoje'];

const kinds: Record<string, TalkBlockKind> = {
  perguntas: 'answers',
  rodas: 'wheels',
  networking: 'lattice',
};

function EmpreendedorHoje() {
  const { t } = useTranslation('empreendedor-hoje');
  const blocks = Object.keys(t(($) => $.blocks.items)).length;
  return (
    <Page
      hero={
        <Hero {...t(($) => $.hero)} to="/contato" picture={<PageWall columns={6} rows={6} />} />
      }
    >
      <ItemGrid {...t(($) => $.benefits)} surface="card" />
      <Rows {...t(($) => $.audience)} surface="subtle" />
      <Steps
        {...t(($) => $.blocks)}
        surface="solid"
        variant="stair"
        renderPicture={(id, _, index) => (
          <TalkBlock accent={accent} step={index + 1} total={blocks} kind={kinds[id]} />
        )}
      />
      <Checklist {...t(($) => $.results)} />
      <ItemGrid {...t(($) => $.formats)} to="/contato" variant="halves" surface="subtle" />
      <ItemGrid {...t(($) => $.before)} />
      <Quotes {...t(($) => $.testimonials)} surface="card" layout="aside" />
      <Closing {...t(($) => $.closing)} to="/contato" />
    </Page>
  );
}
