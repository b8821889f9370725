import { createFileRoute } from '@tanstack/react-router';
import { Wall } from '../cobogo/wall';
import { pageHead } from '../i18n/head';
import { useCopy } from '../i18n/use-copy';
import { ButtonLink } from '../links/button-link';
import { Closing } from '../sections/closing';
import { Figures } from '../sections/figures';
import { Hero } from '../sections/hero';
import { Voices } from '../sections/mosaics';
import { Page } from '../sections/page';
import { Testimonials } from '../sections/testimonials';

export const Route = createFileRoute('/depoimentos')({
  loader: ({ context }) => context.loadCopy('depoimentos'),
  head: ({ match }) => pageHead(match.context, 'depoimentos'),
  component: Depoimentos,
});

function Depoimentos() {
  const copy = useCopy('depoimentos');
  return (
    <Page>
      <Hero {...copy.hero} artKind="thing" art={<Voices items={copy.testimonials.items} />} />
      <Testimonials {...copy.testimonials} ground="subtle" />
      <Figures {...copy.figures} />
      <Closing
        {...copy.closing}
        art={<Wall art="dawn" columns={20} rows={1} />}
        action={<ButtonLink to="/renovare">{copy.closing.cta}</ButtonLink>}
      />
    </Page>
  );
}
