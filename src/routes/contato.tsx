import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Contact } from '../contact/contact.tsx';
import { pageRouteOptions } from '../content/i18n/page-route-options.ts';
import { privacyId } from '../content/links/privacy-link.tsx';
import { site } from '../content/site.ts';
import { Page } from '../layout/page.tsx';
import { Hero } from '../sections/hero.tsx';
import { ProductMosaic } from '../sections/mosaics.tsx';
import { Rows } from '../sections/rows.tsx';

export const Route = createFileRoute('/contato')({
  ...pageRouteOptions('contato'),
  component: Contato,
});

function Contato() {
  const { t } = useTranslation('contato');
  return (
    <Page
      hero={
        <Hero
          badge={t(($) => $.hero.badge)}
          title={t(($) => $.hero.title)}
          lead={t(($) => $.hero.lead, { count: site.figures.replyDays })}
          picture={<ProductMosaic />}
        />
      }
    >
      <Contact />
      {site.formEndpoint && <Rows {...t(($) => $.privacy)} id={privacyId} />}
    </Page>
  );
}
