import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pageRouteOptions } from '../content/i18n/page-route-options.ts';
import { pages } from '../content/pages.ts';
import { drawThreads, EventRoom, type EventRoomKind } from '../drawings/event-room.tsx';
import { Page } from '../layout/page.tsx';
import { Closing } from '../sections/call-to-action.tsx';
import { FiguresLine } from '../sections/figures.tsx';
import { Hero } from '../sections/hero.tsx';
import { ItemGrid } from '../sections/item-grid.tsx';
import { PageWall } from '../sections/page-wall.tsx';
import { Prose } from '../sections/prose.tsx';
import { Quotes } from '../sections/quotes.tsx';
import { Rows } from '../sections/rows.tsx';
import { Steps } from '../sections/steps.tsx';

export const Route = createFileRoute('/lumiere-experience')({
  ...pageRouteOptions('lumiere-experience'),
  component: LumiereExperience,
});

const { accent } = pages['lumiere-experience'];

const rooms: Record<string, EventRoomKind> = { palco: 'rows', roda: 'circles' };

function LumiereExperience() {
  const { t } = useTranslation('lumiere-experience');
  const parts = Object.keys(t(($) => $.format.items)).length;
  return (
    <Page
      hero={
        <Hero
          {...t(($) => $.hero)}
          to="/contato"
          surface="deep"
          picture={<PageWall columns={6} rows={6} />}
        />
      }
    >
      <Prose {...t(($) => $.about)} />
      <Rows {...t(($) => $.audience)} surface="card" />
      <Steps
        {...t(($) => $.format)}
        surface="deep"
        beside={
          <FiguresLine
            {...t(($) => $.figures)}
            getLabel={(id, count) => t(($) => $.figures.items[id]?.label, { count })}
          />
        }
        variant="rooms"
        renderPicture={(id, part, index) => (
          <EventRoom accent={accent} kind={rooms[id]} last={index === parts - 1} alt={part.alt} />
        )}
        motion={drawThreads}
      />
      <ItemGrid {...t(($) => $.before)} />
      <ItemGrid {...t(($) => $.custom)} to="/contato" variant="halves" surface="subtle" />
      <Quotes {...t(($) => $.testimonials)} surface="card" layout="aside" />
      <Closing {...t(($) => $.closing)} to="/contato" />
    </Page>
  );
}
