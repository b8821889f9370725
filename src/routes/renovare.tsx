import { chakra } from '@chakra-ui/react';
import { createFileRoute } from '@tanstack/react-router';
import { GroupSeats } from '../drawings/group-seats';
import { Ikigai } from '../drawings/ikigai';
import { LifeWheel } from '../drawings/life-wheel';
import { leavesOf, PlanDays } from '../drawings/plan-days';
import { Wall } from '../drawings/wall';
import { copyAndHead } from '../i18n/copy-and-head';
import { useCopy } from '../i18n/use-copy';
import { Page } from '../layout/page';
import { Moving } from '../motion/moving';
import { Closing } from '../sections/call-to-action';
import { Checklist } from '../sections/checklist';
import { withNextDate } from '../sections/dates';
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
  const copy = useCopy('renovare');
  const { figures } = useContent().site;
  return (
    <Page
      hero={
        <Hero
          {...copy.hero}
          dates="renovare"
          to="/contato"
          art={<Wall page={pages.renovare} columns={5} rows={6} />}
        />
      }
    >
      <ItemGrid {...copy.highlights} variant="cards" surface="subtle" />
      <ItemGrid {...copy.benefits} surface="card" />
      <Checklist {...copy.audience} surface="accent" />
      <Moving motion="open">
        <Journey
          accent={pages.renovare.accent}
          {...copy.journey}
          draw={(id, title) => forItem(tools, id)?.(title, figures)}
        />
      </Moving>
      <Checklist {...copy.included} surface="dark" layout="stack" />
      <Formats
        {...copy.formats}
        group={{
          ...copy.formats.group,
          art: <GroupSeats from={figures.groupFrom} to={figures.groupTo} />,
        }}
        individual={{ ...copy.formats.individual, art: <GroupSeats from={1} to={1} /> }}
        to="/contato"
        surface="subtle"
      />
      <ItemGrid {...copy.before} items={withNextDate('renovare', copy.before.items)} />
      <Quotes {...copy.stories} surface="card" />
      <Closing {...copy.closing} to="/contato" page="renovare" />
    </Page>
  );
}
