import { createFileRoute } from '@tanstack/react-router';
import { Wall } from '../cobogo/wall';
import { pageHead } from '../i18n/head';
import { useCopy } from '../i18n/use-copy';
import { Page } from '../layout/page';
import { ButtonLink, WhatsAppButton } from '../links/button-link';
import { Cards } from '../sections/cards';
import { Checklist } from '../sections/checklist';
import { Closing } from '../sections/closing';
import { Formats } from '../sections/formats';
import { Hero } from '../sections/hero';
import { Journey } from '../sections/journey';
import { Quotes } from '../sections/quotes';
import { Rows } from '../sections/rows';

export const Route = createFileRoute('/renovare')({
  loader: ({ context }) => context.loadCopy('renovare'),
  head: ({ match }) => pageHead(match.context, 'renovare'),
  component: Renovare,
});

function Renovare() {
  const copy = useCopy('renovare');
  return (
    <Page accent="renovare">
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
      <Formats
        {...copy.formats}
        ground="subtle"
        formats={{
          group: {
            ...copy.formats.group,
            action: <ButtonLink to="/contato">{copy.formats.group.cta}</ButtonLink>,
          },
          individual: {
            ...copy.formats.individual,
            action: <ButtonLink to="/contato">{copy.formats.individual.cta}</ButtonLink>,
          },
        }}
      />
      <Quotes {...copy.stories} ground="card" />
      <Closing
        title={copy.closing.title}
        art={<Wall art="renovare" columns={20} rows={1} />}
        actions={
          <>
            <ButtonLink to="/contato">{copy.closing.cta}</ButtonLink>
            <WhatsAppButton message={copy.closing.message}>{copy.closing.whatsapp}</WhatsAppButton>
          </>
        }
      />
    </Page>
  );
}
