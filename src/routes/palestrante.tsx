import { Box, Text } from '@chakra-ui/react';
import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageRouteOptions } from '../content/i18n/page-route-options.ts';
import { site } from '../content/site.ts';
import { Ikigai } from '../drawings/ikigai.tsx';
import { minutesOf, TalkLength } from '../drawings/talk-length.tsx';
import { Agreement, Renewal } from '../drawings/talk-themes.tsx';
import { Page } from '../layout/page.tsx';
import { Closing } from '../sections/call-to-action.tsx';
import { TwoChecklists } from '../sections/checklist.tsx';
import { Hero } from '../sections/hero.tsx';
import { ItemGrid } from '../sections/item-grid.tsx';
import { Portrait } from '../sections/portrait.tsx';
import { Quotes } from '../sections/quotes.tsx';
import { breakpoints } from '../theme/breakpoints.ts';

export const Route = createFileRoute('/palestrante')({
  ...pageRouteOptions('palestrante'),
  component: Palestrante,
});

const themes: Record<string, (labels: string[], alt?: string) => ReactNode> = {
  renovar: (labels) => <Renewal labels={labels} />,
  ikigai: (labels, alt) => <Ikigai labels={labels} alt={alt} />,
  trabalho: (labels) => <Agreement labels={labels} />,
};

function Palestrante() {
  const { t } = useTranslation('palestrante');
  const talk = minutesOf(site.figures.talkFrom, site.figures.talkTo);
  return (
    <Page
      hero={
        <Hero
          {...t(($) => $.hero)}
          to="/contato"
          surface="tint"
          variant="thing"
          picture={
            <Portrait eager sizes={`(min-width: ${breakpoints.md}) min(21vw, 264px), 96px`} />
          }
        />
      }
    >
      <ItemGrid
        {...t(($) => $.themes)}
        variant="triptych"
        surface="card"
        renderPicture={(id, { labels = {}, alt }) => themes[id]?.(Object.values(labels), alt)}
      />
      <ItemGrid {...t(($) => $.impact)} variant="cards" surface="subtle" />
      <TwoChecklists
        {...t(($) => $.how)}
        lists={[
          {
            ...t(($) => $.how.formats),
            picture: talk && (
              <Box as="figure" aria-hidden mb={6} data-print="hide">
                <TalkLength {...talk} />
                <Text as="figcaption" textStyle="small" color="fg.muted" mt={2}>
                  {t(($) => $.how.formats.caption)}
                </Text>
              </Box>
            ),
          },
          t(($) => $.how.included),
        ]}
        surface="dark"
      />
      <ItemGrid {...t(($) => $.audiences)} />
      <Quotes {...t(($) => $.testimonials)} to="/depoimentos" surface="tint" />
      <ItemGrid {...t(($) => $.before)} surface="card" />
      <Closing {...t(($) => $.closing)} to="/contato" />
    </Page>
  );
}
