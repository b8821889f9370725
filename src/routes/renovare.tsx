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
import { nextDateAsText } from '../sections/dates';
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
          to="/contato"
          art={<Wall page={pages.renovare} columns={5} rows={6} />}
        />
      }
    >
      <ItemGrid {...t(($) => $.highlights)} variant="cards" surface="subtle" />
      <ItemGrid {...t(($) => $.benefits)} surface="card" />
      <Checklist {...t(($) => $.audience)} surface="accent" />
      <Moving motion="open">
        <Journey
          accent={pages.renovare.accent}
          {...t(($) => $.journey)}
          draw={(id, title) => forItem(tools, id)?.(title, figures)}
        />
      </Moving>
      <Checklist {...t(($) => $.included)} surface="dark" layout="stack" />
      <Formats
        {...t(($) => $.formats)}
        group={{
          ...t(($) => $.formats.group),
          art: <GroupSeats from={figures.groupFrom} to={figures.groupTo} />,
        }}
        individual={{ ...t(($) => $.formats.individual), art: <GroupSeats from={1} to={1} /> }}
        to="/contato"
        surface="subtle"
      />
      <ItemGrid {...t(($) => $.before)} text={nextDateAsText('renovare')} />
      <Quotes {...t(($) => $.stories)} surface="card" />
      <Closing {...t(($) => $.closing)} to="/contato" page="renovare" />
    </Page>
  );
}
