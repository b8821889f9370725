import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pageRouteOptions } from '../content/i18n/page-route-options.ts';
import { pages } from '../content/pages.ts';
import { Book } from '../drawings/book.tsx';
import { ChapterPage, chapterPages, foldPages } from '../drawings/chapter-page.tsx';
import { Page } from '../layout/page.tsx';
import { Closing, Notice } from '../sections/call-to-action.tsx';
import { Hero } from '../sections/hero.tsx';
import { ItemGrid } from '../sections/item-grid.tsx';
import { Quotes } from '../sections/quotes.tsx';
import { Rows } from '../sections/rows.tsx';
import { Steps } from '../sections/steps.tsx';

export const Route = createFileRoute('/elas-venceram')({
  ...pageRouteOptions('elas-venceram'),
  component: ElasVenceram,
});

const { accent } = pages['elas-venceram'];

function ElasVenceram() {
  const { t } = useTranslation('elas-venceram');
  const hasPages = Object.keys(t(($) => $.process.items)).length === chapterPages;
  return (
    <Page
      hero={
        <Hero
          {...t(($) => $.hero)}
          to="/contato"
          surface="tint"
          variant="thing"
          picture={
            <Book
              accent={accent}
              lines={t(($) => $.hero.cover).split(' ')}
              alt={t(($) => $.hero.alt)}
            />
          }
        />
      }
    >
      <Steps
        {...t(($) => $.process)}
        surface="card"
        variant={hasPages ? 'pages' : 'plain'}
        renderPicture={
          hasPages
            ? (_, step, index) => <ChapterPage accent={accent} step={index + 1} alt={step.alt} />
            : undefined
        }
        motion={foldPages}
      />
      <Notice {...t(($) => $.notice)} cta={t(($) => $.hero.cta)} to="/contato" />
      <ItemGrid {...t(($) => $.audience)} variant="cards" surface="subtle" />
      <Rows {...t(($) => $.benefits)} />
      <ItemGrid {...t(($) => $.before)} surface="subtle" />
      <Quotes {...t(($) => $.testimonials)} surface="card" layout="aside" />
      <Closing {...t(($) => $.closing)} to="/contato" />
    </Page>
  );
}
