import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageRouteOptions } from '../content/i18n/page-route-options.ts';
import { CountedFigure } from '../drawings/counted-figure.tsx';
import { arch, triangle } from '../drawings/modules.ts';
import { Page } from '../layout/page.tsx';
import { Closing } from '../sections/call-to-action.tsx';
import { Figures } from '../sections/figures.tsx';
import { Hero } from '../sections/hero.tsx';
import { AuthorMosaic } from '../sections/mosaics.tsx';
import { PageWall } from '../sections/page-wall.tsx';
import { starCount, Testimonials } from '../sections/quotes.tsx';

export const Route = createFileRoute('/depoimentos')({
  ...pageRouteOptions('depoimentos'),
  component: Depoimentos,
});

const counted: Record<string, (value: string) => ReactNode> = {
  book: (value) => <CountedFigure value={value} module={arch} />,
  cities: (value) => <CountedFigure value={value} module={triangle} />,
};

function Depoimentos() {
  const { t } = useTranslation('depoimentos');
  const testimonials = t(($) => $.testimonials, { stars: starCount });
  const { items = {} } = testimonials;
  const hasAuthors = Object.keys(items).length > 0;
  return (
    <Page
      hero={
        <Hero
          {...t(($) => $.hero)}
          to="/renovare"
          variant={hasAuthors ? 'thing' : 'wall'}
          picture={hasAuthors ? <AuthorMosaic items={items} /> : <PageWall columns={6} rows={6} />}
        />
      }
    >
      <Testimonials {...testimonials} surface="subtle" />
      <Figures
        {...t(($) => $.figures)}
        getLabel={(id, count) => t(($) => $.figures.items[id]?.label, { count })}
        renderPicture={(id, value) => counted[id]?.(value)}
      />
      <Closing {...t(($) => $.closing)} to="/renovare" />
    </Page>
  );
}
