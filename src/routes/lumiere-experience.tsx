import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EventRoom, type EventRoomKind } from '../drawings/event-room.tsx';
import { Wall } from '../drawings/wall.tsx';
import { copyAndHead } from '../i18n/copy-and-head.ts';
import { Page } from '../layout/page.tsx';
import { Moving } from '../motion/moving.tsx';
import { Closing } from '../sections/call-to-action.tsx';
import { FiguresLine } from '../sections/figures.tsx';
import { forItem } from '../sections/for-item.ts';
import { Hero } from '../sections/hero.tsx';
import { ItemGrid } from '../sections/item-grid.tsx';
import { Prose } from '../sections/prose.tsx';
import { Quotes } from '../sections/quotes.tsx';
import { Rows } from '../sections/rows.tsx';
import { Steps } from '../sections/steps.tsx';
import { pages } from '../site/pages.ts';

export const Route = createFileRoute('/lumiere-experience')({
  ...copyAndHead('lumiere-experience'),
  component: LumiereExperience,
});

/** By the part's id. Default: scattered. */
const rooms = { palco: 'rows', roda: 'circles' } satisfies Record<string, EventRoomKind>;

function LumiereExperience() {
  const { t } = useTranslation('lumiere-experience');
  const parts = Object.keys(t(($) => $.format.items)).length;
  return (
    <Page
      hero={
        <Hero
          {...t(($) => $.hero)}
          dates="lumiere-experience"
          to="/contato"
          surface="deep"
          picture={<Wall {...pages['lumiere-experience']} columns={6} rows={6} />}
        />
      }
    >
      <Prose {...t(($) => $.about)} />
      <Rows {...t(($) => $.audience)} surface="card" />
      <Moving motion="thread">
        <Steps
          {...t(($) => $.format)}
          surface="deep"
          beside={<FiguresLine {...t(($) => $.figures)} />}
          variant="rooms"
          picture={(id, part, index) => (
            <EventRoom
              accent={pages['lumiere-experience'].accent}
              kind={forItem(rooms, id)}
              last={index === parts - 1}
              title={part.alt}
            />
          )}
        />
      </Moving>
      <ItemGrid {...t(($) => $.before)} />
      <ItemGrid {...t(($) => $.custom)} to="/contato" variant="halves" surface="subtle" />
      <Quotes {...t(($) => $.testimonials)} surface="card" layout="aside" />
      <Closing {...t(($) => $.closing)} to="/contato" page="lumiere-experience" />
    </Page>
  );
}
