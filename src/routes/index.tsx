import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageRouteOptions } from '../content/i18n/page-route-options.ts';
import { ButtonLink } from '../content/links/button-link.tsx';
import { site } from '../content/site.ts';
import { LitCircle, OpenDoor, OpeningLeaves, RisingAges } from '../drawings/benefits.tsx';
import { CountedFigure } from '../drawings/counted-figure.tsx';
import { FloorLight } from '../drawings/floor-light.tsx';
import { arch, circle, triangle } from '../drawings/modules.ts';
import { WomenWindows } from '../drawings/women-windows.tsx';
import { Page } from '../layout/page.tsx';
import { About } from '../sections/about.tsx';
import { Closing } from '../sections/call-to-action.tsx';
import { Figures } from '../sections/figures.tsx';
import { Hero } from '../sections/hero.tsx';
import { ItemGrid } from '../sections/item-grid.tsx';
import { PageWall } from '../sections/page-wall.tsx';
import { Products } from '../sections/products.tsx';
import { Quotes } from '../sections/quotes.tsx';

export const Route = createFileRoute('/')({
  ...pageRouteOptions('home'),
  component: Home,
});

const { ageFrom, ageTo } = site.figures;

const benefits: Record<string, ReactNode> = {
  transformacao: <OpenDoor />,
  crescimento: <OpeningLeaves />,
  empoderamento: <RisingAges from={ageFrom} to={ageTo} />,
  comunidade: <LitCircle />,
};

const counted: Record<string, (value: string) => ReactNode> = {
  book: (value) => <CountedFigure value={value} module={arch} current />,
  event: (value) => <CountedFigure value={value} module={circle} current />,
  cities: (value) => <CountedFigure value={value} module={triangle} />,
};

function Home() {
  const { t } = useTranslation('home');
  return (
    <Page
      hero={
        <Hero
          {...t(($) => $.hero)}
          cta={t(($) => $.hero.talk)}
          to="/palestrante"
          secondary={
            <ButtonLink
              to="/"
              hash="produtos"
              activeOptions={{ includeHash: true }}
              variant="outline"
            >
              {t(($) => $.hero.products)}
            </ButtonLink>
          }
          size="lg"
          background={<FloorLight />}
          picture={<PageWall columns={7} rows={8} lightable />}
        />
      }
    >
      <ItemGrid {...t(($) => $.benefits)} variant="pictured" renderPicture={(id) => benefits[id]} />
      <Quotes {...t(($) => $.testimonials)} to="/depoimentos" surface="card" layout="aside" />
      <Products {...t(($) => $.products)} id="produtos" surface="subtle" />
      <Figures
        {...t(($) => $.figures)}
        getLabel={(id, count) => t(($) => $.figures.items[id]?.label, { count })}
        renderWidePicture={(id, value) => id === 'women' && <WomenWindows value={value} />}
        renderPicture={(id, value) => counted[id]?.(value)}
      />
      <About {...t(($) => $.about)} to="/contato" />
      <Closing {...t(($) => $.closing)} to="/contato" />
    </Page>
  );
}
