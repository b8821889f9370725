import type { Person, Thing } from 'schema-dts';
import type { RouterContext } from '../content/i18n/i18n.ts';
import { absoluteUrl, pagePath, withBase } from '../content/links/urls.ts';
import { portrait } from '../content/photos.ts';
import type { PageKey } from '../content/resources.ts';
import { site } from '../content/site.ts';
import { largestFile } from '../drawings/photo.tsx';

/** Describes a page as JSON-LD. Uses only types that search engines read. */
export function structuredData({ i18n }: RouterContext, page: PageKey) {
  const profiles = Object.values(site.social);
  const addressOf = (key: PageKey) => absoluteUrl(pagePath(i18n.language, key));
  // Pages in all languages use the same ids, so that search engines see one person.
  const root = absoluteUrl(withBase('/'));
  const owner = { '@id': `${root}#person` };

  const website: Thing = {
    '@type': 'WebSite',
    '@id': `${root}#site`,
    url: addressOf('home'),
    name: site.name,
    description: i18n.getFixedT(i18n.language, page)(($) => $.meta.description),
    inLanguage: i18n.language,
    publisher: owner,
  };
  const trail: Thing = {
    '@type': 'BreadcrumbList',
    itemListElement: (['home', page] as const).map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: i18n.t(($) => $.pages[step]),
      item: addressOf(step),
    })),
  };
  // Not a `LocalBusiness`, because that type needs a postal address.
  const person: Person = {
    '@type': 'Person',
    ...owner,
    name: site.name,
    jobTitle: i18n.t(($) => $.brand.role),
    url: addressOf('home'),
    image: portrait && absoluteUrl(largestFile(portrait)),
    sameAs: profiles.length > 0 ? profiles : undefined,
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
