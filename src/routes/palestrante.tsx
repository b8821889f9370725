import { Box, Text } from '@chakra-ui/react';
import { createFileRoute } from '@tanstack/react-router';
import { Ikigai } from '../drawings/ikigai';
import { minutesOf, TalkLength } from '../drawings/talk-length';
import { Agreement, Renewal } from '../drawings/talk-themes';
import { copyAndHead } from '../i18n/copy-and-head';
import { useCopy } from '../i18n/use-copy';
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
export const themes = { renovar: Renewal, ikigai: Ikigai, trabalho: Agreement };

function Palestrante() {
  const copy = useCopy('palestrante');
  const { talkFrom, talkTo } = useContent().site.figures;
  const talk = minutesOf({ from: talkFrom, to: talkTo });
  return (
    <Page
      hero={
        <Hero
          {...copy.hero}
          to="/contato"
          secondary={<FactLink fact="video" />}
          surface="tint"
          artKind="thing"
          art={<Portrait eager />}
        />
      }
    >
      <ItemGrid
        {...copy.themes}
        variant="triptych"
        box="pale"
        surface="card"
        picture={(id, { labels = {}, alt }) => {
          const Theme = forItem(themes, id);
          return Theme && <Theme labels={Object.values(labels)} title={alt} />;
        }}
      />
      <ItemGrid {...copy.impact} variant="cards" surface="subtle" />
      <TwoChecklists
        {...copy.how}
        lists={[
          {
            ...copy.how.formats,
            art: talk && (
              <Box as="figure" aria-hidden mb={6} _print={{ display: 'none' }}>
                <TalkLength {...talk} />
                <Text as="figcaption" textStyle="small" color="fg.muted" mt={2}>
                  {copy.how.formats.caption}
                </Text>
              </Box>
            ),
          },
          copy.how.included,
        ]}
        surface="dark"
      />
      <ItemGrid {...copy.audiences} />
      <Quotes {...copy.testimonials} to="/depoimentos" surface="tint" />
      <ItemGrid {...copy.before} surface="card" />
      <Closing {...copy.closing} cta={copy.closing.quote} to="/contato" page="palestrante" />
    </Page>
  );
}
