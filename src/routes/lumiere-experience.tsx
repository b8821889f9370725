import { createFileRoute } from '@tanstack/react-router';
import { EventRoom, type EventRoomKind } from '../drawings/event-room';
import { Wall } from '../drawings/wall';
import { pageOptions } from '../i18n/page-options';
import { useCopy } from '../i18n/use-copy';
import { Page } from '../layout/page';
import { Moving } from '../motion/moving';
import { Prose } from '../sections/about';
import { useDated } from '../sections/agenda';
import { Closing } from '../sections/call-to-action';
import { FiguresLine } from '../sections/figures';
import { Hero } from '../sections/hero';
import { ItemGrid } from '../sections/item-grid';
import { Rows } from '../sections/rows';
import { forItem } from '../sections/section';
import { Steps } from '../sections/steps';
import { Quotes } from '../sections/testimonials';

export const Route = createFileRoute('/lumiere-experience')({
  ...pageOptions('lumiere-experience'),
  component: LumiereExperience,
});

/** How the guests are arranged in each part, by its id in the copy. Default: scattered. */
export const rooms = { palco: 'rows', roda: 'circles' } satisfies Record<string, EventRoomKind>;

function LumiereExperience() {
  const copy = useCopy('lumiere-experience');
  const before = useDated('lumiere-experience', copy.before.items);
  const parts = Object.keys(copy.format.items).length;
  return (
    <Page
      hero={
        <Hero
          {...copy.hero}
          dates="lumiere-experience"
          to="/contato"
          surface="dark"
          art={<Wall art="circles" columns={6} rows={6} />}
        />
      }
    >
      <Prose {...copy.about} />
      <Rows {...copy.audience} surface="card" />
      <Moving motion="thread">
        <Steps
          {...copy.format}
          surface="dark"
          beside={<FiguresLine {...copy.figures} />}
          variant="rooms"
          picture={(id, part, index) => (
            <EventRoom kind={forItem(rooms, id)} last={index === parts - 1} title={part.alt} />
          )}
        />
      </Moving>
      <ItemGrid {...copy.before} items={before} />
      <ItemGrid {...copy.custom} to="/contato" variant="halves" surface="subtle" />
      <Quotes {...copy.testimonials} surface="card" layout="aside" />
      <Closing {...copy.closing} to="/contato" page="lumiere-experience" />
    </Page>
  );
}
