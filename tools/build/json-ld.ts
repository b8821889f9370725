import type { i18n } from 'i18next';
import type { Event, Person, Thing, WebSite } from 'schema-dts';
import { publicAddress } from '../../src/content/public-address.ts';
import type { PageKey } from '../../src/content/resources.ts';
import type { SiteData } from '../../src/content/site-data.ts';
import { type Weekday, weekdays } from '../../src/content/weekdays.ts';
import type { Language } from '../copy/index.ts';
import { wholePhoto } from '../pictures/index.ts';

interface Page extends Pick<Language, 'siteData' | 'i18n' | 'hours'> {
  page: PageKey;
  /** The preview picture's absolute address. */
  image: string;
}

/**
 * A page's structured data, only of the kinds that search engines show, and only from its visible
 * text and the owner's facts. She is a Person, because a business would need a postal address.
 */
export function structuredData(page: Page) {
  const first = page.page === 'home' ? websiteOf(page) : trailTo(page);
  const nodes: Thing[] = [first, personOf(page), ...eventsOf(page)];
  return { '@context': 'https://schema.org' as const, '@graph': nodes };
}

/** The page's dates that have a place, without which an event is invalid. */
function eventsOf(page: Page): Event[] {
  const days = page.siteData.agenda?.filter((day) => day.page === page.page && day.place) ?? [];
  return days.map((day): Event => {
    const { date, place = '', url } = day;
    return {
      '@type': 'Event',
      name: offerName(page.i18n, page.page),
      description: wordsOf(page)(($) => $.meta.description),
      url: addressOf(page.siteData, page.page),
      image: page.image,
      // Without the hour, which would need the place's time zone.
      startDate: date,
      location: { '@type': 'Place', name: place, address: place },
      organizer: ownerOf(page),
      ...(url ? { offers: { '@type': 'Offer', url } } : {}),
    };
  });
}

/** The offer's title on the home page, or else the page's label. */
function offerName({ language, getFixedT }: i18n, page: PageKey): string {
  const items: Items = getFixedT(language, 'home')(($) => $.products.items);
  return items[page]?.titulo ?? getFixedT(language, page)(($) => $.meta.label);
}

type Items = Partial<Record<PageKey, { titulo: string }>>;

const wordsOf = ({ i18n, page }: Page) => i18n.getFixedT(i18n.language, page);

const addressOf = ({ site, locale }: SiteData, page: PageKey) =>
  publicAddress(site, locale.paths[page]);

/** Ids are the same in every language. */
const idOf = ({ siteData }: Page, name: string) => `${publicAddress(siteData.site, '/')}#${name}`;
const ownerOf = (page: Page) => ({ '@id': idOf(page, 'person') });

function websiteOf(page: Page): WebSite {
  const { siteData } = page;
  return {
    '@type': 'WebSite',
    '@id': idOf(page, 'site'),
    url: addressOf(siteData, 'home'),
    name: siteData.site.name,
    description: wordsOf(page)(($) => $.meta.description),
    inLanguage: siteData.locale.tag,
    publisher: ownerOf(page),
  };
}

function trailTo({ siteData, page }: Page): Thing {
  const steps = (['home', page] as const).map((step, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: siteData.locale.labels[step],
    item: addressOf(siteData, step),
  }));
  return { '@type': 'BreadcrumbList', itemListElement: steps };
}

function personOf(page: Page): Person {
  const { site, photos, networks } = page.siteData;
  return {
    '@type': 'Person',
    ...ownerOf(page),
    name: site.name,
    jobTitle: page.i18n.t(($) => $.brand.role),
    url: addressOf(page.siteData, 'home'),
    ...(photos?.portrait ? { image: new URL(wholePhoto(photos.portrait), site.address).href } : {}),
    ...(networks.length > 0 ? { sameAs: networks.map(({ href }) => href) } : {}),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: site.email,
      telephone: `+${site.whatsapp.replace(/\D/g, '')}`,
      ...(site.openDays ? { hoursAvailable: openingHours(site.openDays, page.hours) } : {}),
    },
  };
}

const openingHours = (days: Weekday[], hours: Language['hours']) => ({
  '@type': 'OpeningHoursSpecification' as const,
  dayOfWeek: days.map((day) => weekdays[day]),
  ...hours,
});
