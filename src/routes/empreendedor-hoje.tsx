import { createFileRoute } from '@tanstack/react-router';
import { Wall } from '../cobogo/wall';
import { pageHead } from '../i18n/head';
import { useCopy } from '../i18n/use-copy';
import { ButtonLink } from '../links/button-link';
import { Checklist } from '../sections/checklist';
import { Closing } from '../sections/closing';
import { FormatPair } from '../sections/format-pair';
import { Hero } from '../sections/hero';
import { Page } from '../sections/page';
import { Rows } from '../sections/rows';
import { RuledList } from '../sections/ruled-list';
import { Steps } from '../sections/steps';

export const Route = createFileRoute('/empreendedor-hoje')({
  loader: ({ context }) => context.loadCopy('empreendedor-hoje'),
  head: ({ match }) => pageHead(match.context, 'empreendedor-hoje'),
  staticData: { accent: 'empreendedor' },
  component: EmpreendedorHoje,
});

function EmpreendedorHoje() {
  const copy = useCopy('empreendedor-hoje');
  return (
    <Page>
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
        {...copy.closing}
        art={<Wall art="empreendedor-hoje" columns={20} rows={1} />}
        action={<ButtonLink to="/contato">{copy.closing.cta}</ButtonLink>}
      />
    </Page>
  );
}
