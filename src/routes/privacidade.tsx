import { createFileRoute } from '@tanstack/react-router';
import { copyAndHead } from '../content/i18n/copy-and-head.ts';
import { useSiteData } from '../content/use-site-data.ts';
import { Page } from '../layout/page.tsx';
import { Hero } from '../sections/hero.tsx';
import { PageWall } from '../sections/page-wall.tsx';
import { Rows } from '../sections/rows.tsx';

export const Route = createFileRoute('/privacidade')({
  ...copyAndHead('privacidade'),
  component: Privacidade,
});

function Privacidade() {
  const t = Route.useLoaderData();
  const { delivery, site } = useSiteData();
  const where = site.analytics && new URL(site.analytics.src).hostname;
  const { items, ...policy } = t(($) => $.policy, { ...delivery, where });
  const applies: Record<string, boolean> = {
    servico: delivery !== undefined,
    transferencia: delivery?.isAbroad ?? false,
    prazo: delivery !== undefined,
    visitas: where !== undefined,
  };
  const shown = Object.entries(items).filter(([id]) => applies[id] ?? true);
  return (
    <Page hero={<Hero {...t(($) => $.hero)} picture={<PageWall columns={6} rows={6} />} />}>
      <Rows {...policy} items={Object.fromEntries(shown)} surface="subtle" />
    </Page>
  );
}
