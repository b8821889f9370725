import { createFileRoute } from '@tanstack/react-router';
import { Wall } from '../cobogo/wall';
import { pageHead } from '../i18n/head';
import { useCopy } from '../i18n/use-copy';
import { Page } from '../layout/page';
import { ButtonLink, WhatsAppButton } from '../links/button-link';
import { Checklist } from '../sections/checklist';
import { Closing } from '../sections/closing';
import { FormatPair } from '../sections/format-pair';
import { Hero } from '../sections/hero';
import { Rows } from '../sections/rows';
import { RuledList } from '../sections/ruled-list';
import { Steps } from '../sections/steps';

export const Route = createFileRoute('/empreendedor-hoje')({
  loader: ({ context }) => context.loadCopy('empreendedor-hoje'),
  head: ({ match }) => pageHead(match.context, 'empreendedor-hoje'),
  component: EmpreendedorHoje,
});

function EmpreendedorHoje() {
  const copy = useCopy('empreendedor-hoje');
  return (
    <Page accent="empreendedor">
      <Hero
        {...copy.hero}
        art={<Wall art="empreendedor-hoje" columns={6} rows={6} />}
        actions={<ButtonLink to="/contato">{copy.hero.cta}</ButtonLink>}
      />
      <RuledList {...copy.benefits} ground="card" />
      <Rows {...copy.audience} ground="subtle" />
      <Steps {...copy.blocks} ground="accent" climbing />
      <Checklist {...copy.results} ground="page" />
      <FormatPair {...copy.formats} ground="subtle" />
      <Closing
        title={copy.closing.title}
        art={<Wall art="empreendedor-hoje" columns={20} rows={1} />}
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
