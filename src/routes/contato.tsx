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
  const count = site.figures.replyDays;
  // i18next chooses among plural forms only if it is asked for this one text.
  const lead = t(($) => $.hero.lead, { count });
  return (
    <Page hero={<Hero {...t(($) => $.hero, { count })} lead={lead} picture={<ProductMosaic />} />}>
      <Contact />
      {site.formEndpoint && <Rows {...t(($) => $.privacy)} id={privacyId} />}
    </Page>
  );
}
