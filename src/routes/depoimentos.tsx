import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { copyAndHead } from '../i18n/copy-and-head';
import { Page } from '../layout/page';
import { Closing } from '../sections/call-to-action';
import { Figures } from '../sections/figures';
import { Hero } from '../sections/hero';
import { AuthorMosaic } from '../sections/mosaics';
import { starCount, Testimonials } from '../sections/quotes';

export const Route = createFileRoute('/depoimentos')({
  ...copyAndHead('depoimentos'),
  component: Depoimentos,
});

function Depoimentos() {
  const { t } = useTranslation('depoimentos');
  return (
    <Page
      hero={
        <Hero
          {...t(($) => $.hero)}
          to="/renovare"
          artKind="thing"
          art={<AuthorMosaic items={t(($) => $.testimonials.items)} />}
        />
      }
    >
      <Testimonials
        {...t(($) => $.testimonials)}
        stars={t(($) => $.testimonials.stars, { stars: starCount })}
        surface="subtle"
      />
      <Figures {...t(($) => $.figures)} />
      <Closing {...t(($) => $.closing)} to="/renovare" page="depoimentos" />
    </Page>
  );
}
