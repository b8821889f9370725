import { createFileRoute } from '@tanstack/react-router';
import { Book } from '../drawings/book';
import { ChapterPage, type ChapterPageProps } from '../drawings/chapter-page';
import { copyAndHead } from '../i18n/copy-and-head';
import { useCopy } from '../i18n/use-copy';
import { Page } from '../layout/page';
import { FactLink } from '../links/fact-link';
import { Moving } from '../motion/moving';
import { Closing, Notice } from '../sections/call-to-action';
import { Hero } from '../sections/hero';
import { ItemGrid } from '../sections/item-grid';
import { Quotes } from '../sections/quotes';
import { Rows } from '../sections/rows';
import type { Items, TextItem } from '../sections/section';
import { Steps } from '../sections/steps';
import { pages } from '../site/pages';

export const Route = createFileRoute('/elas-venceram')({
  ...copyAndHead('elas-venceram'),
  component: ElasVenceram,
});

/** Answers where to buy the book with the link to the shop, if the owner has given one. */
function withShop(items: Items<TextItem>): Items<TextItem> {
  const { exemplares } = items;
  if (!exemplares) return items;
  const desc = (
    <>
      {exemplares.desc}
      <FactLink fact="book" display="flex" />
    </>
  );
  return { ...items, exemplares: { ...exemplares, desc } };
}

function ElasVenceram() {
  const copy = useCopy('elas-venceram');
  // The book has four pages: with any other number of steps there are no drawings.
  const hasPages = Object.keys(copy.process.items).length === 4;
  return (
    <Page
      hero={
        <Hero
          {...copy.hero}
          to="/contato"
          surface="tint"
          artKind="thing"
          art={
            <Book
              accent={pages['elas-venceram'].accent}
              lines={copy.hero.cover.split(' ')}
              title={copy.hero.alt}
            />
          }
        />
      }
    >
      <Moving motion="unfold">
        <Steps
          {...copy.process}
          surface="card"
          variant={hasPages ? 'pages' : 'plain'}
          picture={
            hasPages
              ? (_, step, index) => (
                  <ChapterPage
                    accent={pages['elas-venceram'].accent}
                    step={(index + 1) as ChapterPageProps['step']}
                    title={step.alt}
                  />
                )
              : undefined
          }
        />
      </Moving>
      <Notice {...copy.notice} cta={copy.hero.cta} to="/contato" />
      <ItemGrid {...copy.audience} variant="cards" surface="subtle" />
      <Rows {...copy.benefits} />
      <ItemGrid {...copy.before} items={withShop(copy.before.items)} surface="subtle" />
      <Quotes {...copy.testimonials} surface="card" layout="aside" />
      <Closing {...copy.closing} to="/contato" page="elas-venceram" />
    </Page>
  );
}
