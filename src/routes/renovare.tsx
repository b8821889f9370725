import { createFileRoute } from '@tanstack/react-router';
import { Wall } from '../cobogo/wall';
import { pageHead } from '../i18n/head';
import { useCopy } from '../i18n/use-copy';
import { ButtonLink } from '../links/button-link';
import { Cards } from '../sections/cards';
import { Checklist } from '../sections/checklist';
import { Closing } from '../sections/closing';
import { Formats } from '../sections/formats';
import { Hero } from '../sections/hero';
import { Journey } from '../sections/journey';
import { Page } from '../sections/page';
import { Quotes } from '../sections/quotes';
import { Rows } from '../sections/rows';

export const Route = createFileRoute('/renovare')({
  loader: ({ context }) => context.loadCopy('renovare'),
  head: ({ match }) => pageHead(match.context, 'renovare'),
  staticData: { accent: 'renovare' },
  component: Renovare,
});

function Renovare() {
  const copy = useCopy('renovare');
  return (
    <Page>
      <Hero
        {...copy.hero}
        art={<Wall art="renovare" columns={5} rows={6} />}
        actions={<ButtonLink to="/contato">{copy.hero.cta}</ButtonLink>}
      />
      <Cards {...copy.highlights} ground="subtle" />
      <Rows {...copy.benefits} ground="card" />
      <Checklist {...copy.audience} ground="accent" />
      <Journey {...copy.journey} ground="page" />
      <Checklist {...copy.included} ground="dark" layout="stack" />
      <Formats {...copy.formats} ground="subtle" to="/contato" />
      <Quotes {...copy.stories} ground="card" />
      <Closing
        {...copy.closing}
        art={<Wall art="renovare" columns={20} rows={1} />}
        action={<ButtonLink to="/contato">{copy.closing.cta}</ButtonLink>}
      />
    </Page>
  );
}
