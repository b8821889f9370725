import { Box, Text } from '@chakra-ui/react';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Ikigai } from '../drawings/ikigai';
import { minutesOf, TalkLength } from '../drawings/talk-length';
import { Agreement, Renewal } from '../drawings/talk-themes';
import { copyAndHead } from '../i18n/copy-and-head';
import { Page } from '../layout/page';
import { FactLink } from '../links/fact-link';
import { Closing } from '../sections/call-to-action';
import { TwoChecklists } from '../sections/checklist';
import { forItem } from '../sections/for-item';
import { Hero } from '../sections/hero';
import { ItemGrid } from '../sections/item-grid';
import { Portrait } from '../sections/portrait';
import { Quotes } from '../sections/quotes';
import { useContent } from '../site/use-content';

export const Route = createFileRoute('/palestrante')({
  ...copyAndHead('palestrante'),
  component: Palestrante,
});

/** The drawing of each theme, by its id in the copy. */
const themes = { renovar: Renewal, ikigai: Ikigai, trabalho: Agreement };

function Palestrante() {
  const { t } = useTranslation('palestrante');
  const { talkFrom, talkTo } = useContent().site.figures;
  const talk = minutesOf({ from: talkFrom, to: talkTo });
  return (
    <Page
      hero={
        <Hero
          {...t(($) => $.hero)}
          to="/contato"
          secondary={<FactLink fact="video" />}
          surface="warm"
          artKind="thing"
          art={<Portrait eager sizes="(min-width: 48rem) min(21vw, 264px), 96px" />}
        />
      }
    >
      <ItemGrid
        {...t(($) => $.themes)}
        variant="triptych"
        box="pale"
        surface="card"
        picture={(id, { labels = {}, alt }) => {
          const Theme = forItem(themes, id);
          return Theme && <Theme labels={Object.values(labels)} title={alt} />;
        }}
      />
      <ItemGrid {...t(($) => $.impact)} variant="cards" surface="subtle" />
      <TwoChecklists
        {...t(($) => $.how)}
        lists={[
          {
            ...t(($) => $.how.formats),
            art: talk && (
              <Box as="figure" aria-hidden mb={6} _print={{ display: 'none' }}>
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
      <Quotes {...t(($) => $.testimonials)} to="/depoimentos" surface="warm" />
      <ItemGrid {...t(($) => $.before)} surface="card" />
      <Closing
        {...t(($) => $.closing)}
        cta={t(($) => $.closing.quote)}
        to="/contato"
        page="palestrante"
      />
    </Page>
  );
}
