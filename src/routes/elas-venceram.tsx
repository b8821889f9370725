import { createFileRoute } from '@tanstack/react-router';
import { Book } from '../cobogo/book';
import { Wall } from '../cobogo/wall';
import { pageHead } from '../i18n/head';
import { useCopy } from '../i18n/use-copy';
import { ButtonLink } from '../links/button-link';
import { Closing } from '../sections/closing';
import { Hero } from '../sections/hero';
import { Notice } from '../sections/notice';
import { Page } from '../sections/page';
import { Rows } from '../sections/rows';
import { RuledList } from '../sections/ruled-list';
import { Steps } from '../sections/steps';

export const Route = createFileRoute('/elas-venceram')({
  loader: ({ context }) => context.loadCopy('elas-venceram'),
  head: ({ match }) => pageHead(match.context, 'elas-venceram'),
  component: ElasVenceram,
});

function ElasVenceram() {
  const copy = useCopy('elas-venceram');
  return (
    <Page>
      <Hero
        {...copy.hero}
        artKind="thing"
        ground="warm"
        art={<Book lines={copy.hero.cover.split(' ')} title={copy.hero.alt} />}
        actions={<ButtonLink to="/contato">{copy.hero.cta}</ButtonLink>}
      />
      <Steps {...copy.process} ground="card" />
      <RuledList {...copy.audience} ground="subtle" />
      <Rows {...copy.benefits} ground="page" />
      <Notice {...copy.notice} action={<ButtonLink to="/contato">{copy.hero.cta}</ButtonLink>} />
      <Closing
        {...copy.closing}
        art={<Wall art="elas-venceram" columns={20} rows={1} />}
        action={<ButtonLink to="/contato">{copy.closing.cta}</ButtonLink>}
      />
    </Page>
  );
}
