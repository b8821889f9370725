import type { Person, Thing } from 'schema-dts';
import { publicAddress } from '../../src/content/links/urls.ts';
import type { PageKey } from '../../src/content/resources.ts';
import type { Language } from '../copy/index.ts';

interface DescribedPage extends Pick<Language, 'siteData' | 'i18n'> {
  page: PageKey;
}

/** Describes a page as JSON-LD. Uses only types that search engines read. */
export function structuredData({ siteData, i18n, page }: DescribedPage) {
  const { site, locale, photos } = siteData;
  const profiles = Object.values(site.social);
  const t = i18n.getFixedT(locale.tag, page);
  const description = t(($) => $.meta.description);
  const addressOf = (key: PageKey) => publicAddress(site.address, locale.paths[key]);
  // Pages in all languages use the same ids, so that search engines see one person.
  const root = publicAddress(site.address, '/');
  const owner = { '@id': `${root}#person` };

  const website: Thing = {
    '@type': 'WebSite',
    '@id': `${root}#site`,
    url: addressOf('home'),
    name: site.name,
    description,
    inLanguage: locale.tag,
    publisher: owner,
  };
  const trail: Thing = {
    '@type': 'BreadcrumbList',
    itemListElement: (['home', page] as const).map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: locale.labels[step],
      item: addressOf(step),
    })),
  };
  const { portrait } = photos ?? {};
  // Not a `LocalBusiness`, because that type needs a postal address.
  const person: Person = {
    '@type': 'Person',
    ...owner,
    name: site.name,
    jobTitle: i18n.t(($) => $.brand.role),
    url: addressOf('home'),
    ...(portrait && {
      image: new URL(`${portrait.address}-${portrait.widths.at(-1)}.jpg`, site.address).href,
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: site.email,
      telephone: `+${site.whatsapp}`,
    },
  };
  return {
    '@context': 'https://schema.org' as const,
    '@graph': [page === 'home' ? website : trail, person],
  };
}
