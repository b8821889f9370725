import { createFileRoute } from '@tanstack/react-router';
import { Wall } from '../cobogo/wall';
import { pageHead } from '../i18n/head';
import { useCopy } from '../i18n/use-copy';
import { ButtonLink } from '../links/button-link';
import { Closing } from '../sections/closing';
import { Figures } from '../sections/figures';
import { FormatPair } from '../sections/format-pair';
import { Hero } from '../sections/hero';
import { Page } from '../sections/page';
import { Prose } from '../sections/prose';
import { Rows } from '../sections/rows';
import { Steps } from '../sections/steps';

export const Route = createFileRoute('/lumiere-experience')({
  loader: ({ context }) => context.loadCopy('lumiere-experience'),
  head: ({ match }) => pageHead(match.context, 'lumiere-experience'),
  staticData: { accent: 'lumiere' },
  component: LumiereExperience,
});

function LumiereExperience() {
  const copy = useCopy('lumiere-experience');
  return (
    <Page>
      <Hero
        {...copy.hero}
        ground="dark"
        art={<Wall art="lumiere-experience" columns={6} rows={6} />}
        actions={<ButtonLink to="/contato">{copy.hero.cta}</ButtonLink>}
      />
      <Prose {...copy.about} ground="page" />
      <Rows {...copy.audience} ground="card" />
      <Steps {...copy.format} ground="subtle" />
      <Figures {...copy.figures} layout="aside" />
      <FormatPair {...copy.custom} ground="subtle" />
      <Closing
        {...copy.closing}
        art={<Wall art="lumiere-experience" columns={20} rows={1} />}
        action={<ButtonLink to="/contato">{copy.closing.cta}</ButtonLink>}
      />
    </Page>
  );
}
