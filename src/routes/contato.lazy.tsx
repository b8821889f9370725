import { createLazyFileRoute } from '@tanstack/react-router';
import { Contact } from '../contact/contact.tsx';
import { privacyId } from '../content/links/privacy-link.tsx';
import { useSiteData } from '../content/use-site-data.ts';
import { Page } from '../layout/page.tsx';
import { Hero } from '../sections/hero.tsx';
import { ProductMosaic } from '../sections/mosaics.tsx';
import { Rows } from '../sections/rows.tsx';

export const Route = createLazyFileRoute('/contato')({ component: Contato });

function Contato() {
  const t = Route.useLoaderData();
  const { site } = useSiteData();
  const lead = t(($) => $.hero.lead, { count: site.figures.replyDays });
  return (
    <Page hero={<Hero {...t(($) => $.hero)} lead={lead} picture={<ProductMosaic />} />}>
      <Contact />
      {site.formEndpoint && <Rows {...t(($) => $.privacy)} id={privacyId} />}
    </Page>
  );
}
