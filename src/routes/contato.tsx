import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Contact } from '../contact/contact';
import { pageHead } from '../i18n/head';
import { useContent } from '../i18n/use-content';
import { useCopy } from '../i18n/use-copy';
import { Hero } from '../sections/hero';
import { FourWalls } from '../sections/mosaics';
import { Page } from '../sections/page';

export const Route = createFileRoute('/contato')({
  loader: ({ context }) => context.loadCopy('contato'),
  head: ({ match }) => pageHead(match.context, 'contato'),
  component: Contato,
});

function Contato() {
  const { hero } = useCopy('contato');
  const { t } = useTranslation('contato');
  const { site } = useContent();
  const lead = t(($) => $.hero.lead, { count: site.figures.replyDays });
  return (
    <Page>
      <Hero badge={hero.badge} title={hero.title} lead={lead} art={<FourWalls />} />
      <Contact />
    </Page>
  );
}
