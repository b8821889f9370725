import type { Book, Event, Person, Thing, WebSite } from 'schema-dts';
import { lastDay } from '../../src/site/agenda';
import type { Content, Figures } from '../../src/site/content';
import type { DatedPage } from '../../src/site/pages';
import { publicAddress } from '../../src/site/public-address';
import type { PageKey, Resources } from '../../src/site/resources';
import { type Weekday, weekdays } from '../../src/site/weekdays';
import { countOf } from '../../src/text/count-of';
import { clockTime } from '../copy/dates';

interface Page {
  content: Content;
  copy: Resources;
  page: PageKey;
  /** The page's preview picture, absolute. */
  image: string;
}

/**
 * Structured data of a page, taken from its visible text and the owner's facts only. The owner is a
 * Person, because a business would need a postal address. No event without date and place, and no
 * rating, because search engines forbid rating oneself.
 */
export function structuredData(page: Page) {
  const first = page.page === 'home' ? websiteOf(page) : trailTo(page);
  const nodes: Thing[] = [first, personOf(page), ...(subjects[page.page]?.(page) ?? [])];
  return { '@context': 'https://schema.org' as const, '@graph': nodes };
}

/** What a page is about, besides the owner. */
const subjects: Partial<Record<PageKey, (page: Page) => Thing[]>> = {
  palestrante: (page) => {
    const { hero, themes } = page.copy.palestrante;
    const offers = Object.values<Record<'titulo' | 'desc', string>>(themes.items).map(
      ({ titulo, desc }) => ({
        '@type': 'Offer' as const,
        itemOffered: { '@type': 'Service' as const, name: titulo, description: desc },
      }),
    );
    const hasOfferCatalog = {
      '@type': 'OfferCatalog' as const,
      name: themes.title,
      itemListElement: offers,
    };
    return [{ ...serviceOf(page, hero.badge), hasOfferCatalog }];
  },
  renovare: (page) => {
    const { figures } = page.content.site;
    const audience = {
      '@type': 'PeopleAudience' as const,
      audienceType: page.copy.renovare.hero.badge,
      suggestedGender: 'female',
      suggestedMinAge: countOf(figures.ageFrom),
      suggestedMaxAge: countOf(figures.ageTo),
    };
    return [{ ...serviceOf(page, offerName(page.copy, 'renovare')), audience }];
  },
  'elas-venceram': (page) => {
    const { site } = page.content;
    const book: Book = {
      '@type': 'Book',
      name: page.copy['elas-venceram'].hero.cover,
      ...commonOf(page),
      bookEdition: String(site.figures.bookEdition),
      inLanguage: page.content.locale.tag,
      editor: ownerOf(page),
      ...(site.book ? { offers: { '@type': 'Offer', url: site.book } } : {}),
    };
    return [book];
  },
  'lumiere-experience': (page) => encounterOf(page, 'lumiere-experience'),
  'empreendedor-hoje': (page) => encounterOf(page, 'empreendedor-hoje'),
};

/** An encounter is a service; with a date and a place it is also an event. */
function encounterOf(page: Page, product: DatedPage): Thing[] {
  const name = offerName(page.copy, product);
  const days = page.content.agenda?.filter((day) => day.page === product && day.place) ?? [];
  const events = days.map((day): Event => {
    const { date, time, until, place = '' } = day;
    return {
      '@type': 'Event',
      name,
      ...commonOf(page),
      startDate: time ? `${date}T${time}:00-03:00` : date,
      ...(until ? { endDate: `${lastDay(day)}T${until}:00-03:00` } : {}),
      location: { '@type': 'Place', name: place, address: place },
      organizer: ownerOf(page),
    };
  });
  return [serviceOf(page, name), ...events];
}

const serviceOf = (page: Page, name: string) => ({
  '@type': 'Service' as const,
  name,
  ...commonOf(page),
  provider: ownerOf(page),
});

/** What a page offers: its title on the home page, or else its label in the menu. */
export function offerName({ home, common }: Resources, page: PageKey): string {
  const items: Partial<Record<PageKey, { titulo: string }>> = home.products.items;
  return items[page]?.titulo ?? common.nav.pages[page];
}

const commonOf = ({ content, copy, page, image }: Page) => ({
  description: copy[page].meta.description,
  url: addressOf(content, page),
  image,
});

const addressOf = ({ site, locale }: Content, page: PageKey) =>
  publicAddress(site, locale.paths[page]);

/** Ids are the same in every language. */
const idOf = ({ content }: Page, name: string) => `${publicAddress(content.site, '/')}#${name}`;
const ownerOf = (page: Page) => ({ '@id': idOf(page, 'person') });

function websiteOf(page: Page): WebSite {
  const { content, copy } = page;
  return {
    '@type': 'WebSite',
    '@id': idOf(page, 'site'),
    url: addressOf(content, 'home'),
    name: content.site.name,
    description: copy.home.meta.description,
    inLanguage: content.locale.tag,
    publisher: ownerOf(page),
  };
}

function trailTo({ content, copy, page }: Page): Thing {
  const steps = (['home', page] as const).map((step, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: copy.common.nav.pages[step],
    item: addressOf(content, step),
  }));
  return { '@type': 'BreadcrumbList', itemListElement: steps };
}

function personOf(page: Page): Person {
  const { site } = page.content;
  const networks = Object.values(site.social).filter(Boolean);
  return {
    '@type': 'Person',
    ...ownerOf(page),
    name: site.name,
    jobTitle: page.copy.common.brand.role,
    url: addressOf(page.content, 'home'),
    ...(site.portrait ? { image: publicAddress(site, site.portrait.src) } : {}),
    ...(networks.length > 0 ? { sameAs: networks } : {}),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: site.email,
      telephone: `+${site.whatsapp.replace(/\D/g, '')}`,
      ...(site.openDays ? { hoursAvailable: openingHours(site.openDays, site.figures) } : {}),
    },
  };
}

const openingHours = (days: Weekday[], { opensAt, closesAt }: Figures) => ({
  '@type': 'OpeningHoursSpecification' as const,
  dayOfWeek: days.map((day) => weekdays[day]),
  opens: clockTime(opensAt),
  closes: clockTime(closesAt),
});
