import { chakra } from '@chakra-ui/react';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { GroupSeats } from '../drawings/group-seats';
import { Ikigai } from '../drawings/ikigai';
import { LifeWheel } from '../drawings/life-wheel';
import { leavesOf, PlanDays } from '../drawings/plan-days';
import { Wall } from '../drawings/wall';
import { copyAndHead } from '../i18n/copy-and-head';
import { Page } from '../layout/page';
import { Moving } from '../motion/moving';
import { Closing } from '../sections/call-to-action';
import { Checklist } from '../sections/checklist';
import { NextDateOr } from '../sections/dates';
import { forItem } from '../sections/for-item';
import { Formats } from '../sections/formats';
import { Hero } from '../sections/hero';
import { ItemGrid } from '../sections/item-grid';
import { Journey } from '../sections/journey';
import { Quotes } from '../sections/quotes';
import type { Site } from '../site/content';
import { pages } from '../site/pages';
import { useContent } from '../site/use-content';

export const Route = createFileRoute('/renovare')({
  ...copyAndHead('renovare'),
  component: Renovare,
});

const Small = chakra('div', { base: { maxW: '10.5rem', mx: 'auto', w: 'full' } });

/** The values are invented, and the alternative texts say so. */
const wheel = (values: number[]) => (title: string) => (
  <Small>
    <LifeWheel values={values} accent={pages.renovare.accent} title={title} />
  </Small>
);

/** The drawing of each tool, by the id of the meeting that gives it. */
const tools = {
  roda: wheel([5, 2, 4, 1, 3, 4, 2, 3]),
  ikigai: (title: string) => (
    <Small>
      <Ikigai accent={pages.renovare.accent} title={title} />
    </Small>
  ),
  plano: (title: string, { planDays }: Site['figures']) =>
    leavesOf(planDays) && <PlanDays days={planDays} accent={pages.renovare.accent} title={title} />,
  compromisso: wheel([5, 4, 4, 3, 5, 4, 3, 5]),
};

function Renovare() {
  const { t } = useTranslation('renovare');
  const { figures } = useContent().site;
  return (
    <Page
      hero={
        <Hero
          {...t(($) => $.hero)}
          dates="renovare"
          cta={{ label: t(($) => $.hero.cta), to: '/contato' }}
          picture={<Wall {...pages.renovare} columns={5} rows={6} />}
        />
      }
    >
      <ItemGrid {...t(($) => $.highlights)} variant="cards" surface="subtle" />
      <ItemGrid {...t(($) => $.benefits)} surface="card" />
      <Checklist {...t(($) => $.audience)} surface="solid" />
      <Moving motion="open">
        <Journey
          accent={pages.renovare.accent}
          {...t(($) => $.journey)}
          picture={(id, { alt }) => forItem(tools, id)?.(alt, figures)}
        />
      </Moving>
      <Checklist {...t(($) => $.included)} surface="dark" layout="stack" />
      <Formats
        {...t(($) => $.formats)}
        group={{
          ...t(($) => $.formats.group),
          cta: { label: t(($) => $.formats.group.cta), to: '/contato' },
          picture: <GroupSeats from={figures.groupFrom} to={figures.groupTo} />,
        }}
        individual={{
          ...t(($) => $.formats.individual),
          cta: { label: t(($) => $.formats.individual.cta), to: '/contato' },
          picture: <GroupSeats from={1} to={1} />,
        }}
        surface="subtle"
      />
      <ItemGrid
        {...t(($) => $.before)}
        text={(id, { desc }) => id === 'data' && <NextDateOr page="renovare">{desc}</NextDateOr>}
      />
      <Quotes {...t(($) => $.stories)} surface="card" />
      <Closing
        {...t(($) => $.closing)}
        cta={{ label: t(($) => $.closing.cta), to: '/contato' }}
        page="renovare"
      />
    </Page>
  );
}
