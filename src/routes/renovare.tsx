import { chakra } from '@chakra-ui/react';
import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageRouteOptions } from '../content/i18n/page-route-options.ts';
import { pages } from '../content/pages.ts';
import { site } from '../content/site.ts';
import { GroupSeats } from '../drawings/group-seats.tsx';
import { Ikigai } from '../drawings/ikigai.tsx';
import { LifeWheel } from '../drawings/life-wheel.tsx';
import { leavesOf, PlanDays } from '../drawings/plan-days.tsx';
import { Page } from '../layout/page.tsx';
import { Closing } from '../sections/call-to-action.tsx';
import { Checklist } from '../sections/checklist.tsx';
import { Formats } from '../sections/formats.tsx';
import { Hero } from '../sections/hero.tsx';
import { ItemGrid } from '../sections/item-grid.tsx';
import { Journey } from '../sections/journey.tsx';
import { PageWall } from '../sections/page-wall.tsx';
import { Quotes } from '../sections/quotes.tsx';

export const Route = createFileRoute('/renovare')({
  ...pageRouteOptions('renovare'),
  component: Renovare,
});

const { accent } = pages.renovare;
const { figures } = site;
const planDays = leavesOf(figures.planDays);

const ToolBox = chakra('div', {
  base: { maxW: { base: '5.5rem', md: '10.5rem' }, mx: 'auto', w: 'full' },
});

const wheel = (values: number[]) => (alt: string) => (
  <ToolBox>
    <LifeWheel values={values} accent={accent} alt={alt} />
  </ToolBox>
);

/** The values of the wheels are invented, so the alternative texts (`alt`) call them examples. */
const tools: Record<string, (alt: string) => ReactNode> = {
  roda: wheel([5, 2, 4, 1, 3, 4, 2, 3]),
  ikigai: (alt) => (
    <ToolBox>
      <Ikigai accent={accent} alt={alt} />
    </ToolBox>
  ),
  plano: (alt) => planDays && <PlanDays days={planDays} accent={accent} alt={alt} />,
  compromisso: wheel([5, 4, 4, 3, 5, 4, 3, 5]),
};

function Renovare() {
  const { t } = useTranslation('renovare');
  return (
    <Page
      hero={
        <Hero {...t(($) => $.hero)} to="/contato" picture={<PageWall columns={5} rows={6} />} />
      }
    >
      <ItemGrid {...t(($) => $.highlights)} variant="cards" surface="subtle" />
      <ItemGrid {...t(($) => $.benefits)} surface="card" />
      <Checklist {...t(($) => $.audience)} surface="solid" />
      <Journey
        {...t(($) => $.journey)}
        accent={accent}
        renderPicture={(id, { alt }) => tools[id]?.(alt)}
      />
      <Checklist {...t(($) => $.included)} surface="dark" layout="stack" />
      <Formats
        {...t(($) => $.formats)}
        group={{
          ...t(($) => $.formats.group),
          to: '/contato',
          picture: <GroupSeats from={figures.groupFrom} to={figures.groupTo} />,
        }}
        individual={{
          ...t(($) => $.formats.individual),
          to: '/contato',
          picture: <GroupSeats from={1} to={1} />,
        }}
        surface="subtle"
      />
      <ItemGrid {...t(($) => $.before)} />
      <Quotes {...t(($) => $.testimonials)} surface="card" />
      <Closing {...t(($) => $.closing)} to="/contato" />
    </Page>
  );
}
