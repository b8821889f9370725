import { createFileRoute } from '@tanstack/react-router';
import { Wall } from '../cobogo/wall';
import { pageHead } from '../i18n/head';
import { useCopy } from '../i18n/use-copy';
import { ButtonLink } from '../links/button-link';
import { Cards } from '../sections/cards';
import { Closing } from '../sections/closing';
import { Hero } from '../sections/hero';
import { HowItWorks } from '../sections/how-it-works';
import { Page } from '../sections/page';
import { Portrait } from '../sections/portrait';
import { Quotes } from '../sections/quotes';
import { Rows } from '../sections/rows';
import { RuledList } from '../sections/ruled-list';

export const Route = createFileRoute('/palestrante')({
  loader: ({ context }) => context.loadCopy('palestrante'),
  head: ({ match }) => pageHead(match.context, 'palestrante'),
  component: Palestrante,
});

function Palestrante() {
  const copy = useCopy('palestrante');
  return (
    <Page>
      <Hero
        {...copy.hero}
        artKind="thing"
        ground="warm"
        art={<Portrait title={copy.hero.portrait} eager />}
        actions={<ButtonLink to="/contato">{copy.hero.cta}</ButtonLink>}
      />
      <Rows {...copy.themes} ground="card" />
      <Cards {...copy.impact} ground="subtle" />
      <HowItWorks {...copy.how} ground="dark" />
      <RuledList {...copy.audiences} ground="page" />
      <Quotes {...copy.testimonials} ground="warm" />
      <Closing
        {...copy.closing}
        art={<Wall art="dawn" columns={20} rows={1} />}
        action={<ButtonLink to="/contato">{copy.closing.quote}</ButtonLink>}
      />
    </Page>
  );
}
