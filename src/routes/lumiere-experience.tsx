import { createFileRoute } from '@tanstack/react-router';
import { EventRoom, type EventRoomKind } from '../drawings/event-room';
import { Wall } from '../drawings/wall';
import { copyAndHead } from '../i18n/copy-and-head';
import { useCopy } from '../i18n/use-copy';
import { Page } from '../layout/page';
import { Moving } from '../motion/moving';
import { Closing } from '../sections/call-to-action';
import { withNextDate } from '../sections/dates';
import { FiguresLine } from '../sections/figures';
import { forItem } from '../sections/for-item';
import { Hero } from '../sections/hero';
import { ItemGrid } from '../sections/item-grid';
import { Prose } from '../sections/prose';
import { Quotes } from '../sections/quotes';
import { Rows } from '../sections/rows';
import { Steps } from '../sections/steps';
import { pages } from '../site/pages';

export const Route = createFileRoute('/lumiere-experience')({
  ...copyAndHead('lumiere-experience'),
  component: LumiereExperience,
});

/** How the guests are arranged in each part, by its id in the copy. Default: scattered. */
const rooms = { palco: 'rows', roda: 'circles' } satisfies Record<string, EventRoomKind>;

function LumiereExperience() {
  const copy = useCopy('lumiere-experience');
  const parts = Object.keys(copy.format.items).length;
  return (
    <Page
      hero={
        <Hero
          {...copy.hero}
          dates="lumiere-experience"
          to="/contato"
          surface="deep"
          art={<Wall page={pages['lumiere-experience']} columns={6} rows={6} />}
        />
      }
    >
      <Prose {...copy.about} />
      <Rows {...copy.audience} surface="card" />
      <Moving motion="thread">
        <Steps
          {...copy.format}
          surface="deep"
          beside={<FiguresLine {...copy.figures} />}
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
      <ItemGrid {...copy.before} items={withNextDate('lumiere-experience', copy.before.items)} />
      <ItemGrid {...copy.custom} to="/contato" variant="halves" surface="subtle" />
      <Quotes {...copy.testimonials} surface="card" layout="aside" />
      <Closing {...copy.closing} to="/contato" page="lumiere-experience" />
    </Page>
  );
}
