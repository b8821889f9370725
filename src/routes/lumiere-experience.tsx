import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EventRoom, type EventRoomKind } from '../drawings/event-room';
import { Wall } from '../drawings/wall';
import { copyAndHead } from '../i18n/copy-and-head';
import { Page } from '../layout/page';
import { Moving } from '../motion/moving';
import { Closing } from '../sections/call-to-action';
import { NextDateOr } from '../sections/dates';
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
  const { t } = useTranslation('lumiere-experience');
  const parts = Object.keys(t(($) => $.format.items)).length;
  return (
    <Page
      hero={
        <Hero
          {...t(($) => $.hero)}
          dates="lumiere-experience"
          cta={{ label: t(($) => $.hero.cta), to: '/contato' }}
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
      <ItemGrid
        {...t(($) => $.before)}
        text={(id, { desc }) =>
          id === 'data' && <NextDateOr page="lumiere-experience">{desc}</NextDateOr>
        }
      />
      <ItemGrid
        {...t(($) => $.custom)}
        cta={{ label: t(($) => $.custom.cta), to: '/contato' }}
        variant="halves"
        surface="subtle"
      />
      <Quotes {...t(($) => $.testimonials)} surface="card" layout="aside" />
      <Closing
        {...t(($) => $.closing)}
        cta={{ label: t(($) => $.closing.cta), to: '/contato' }}
        page="lumiere-experience"
      />
    </Page>
  );
}
