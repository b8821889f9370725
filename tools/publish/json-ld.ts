import type { Book, Event, Person, Service, Thing, WebSite } from 'schema-dts';
import { countOf } from '../../src/drawings/count-of';
import type { Content, PageKey } from '../../src/i18n/content';
import { publicAddress } from '../../src/i18n/public-address';
import { openingHours } from './opening-hours';
import type { ReadCopy } from './read-copy';

interface Page {
  content: Content;
  page: PageKey;
  /** The page's preview image, absolute. */
  image: string;
  readCopy: ReadCopy;
}

/**
 * Structured data of a page, taken from its visible text and the owner's facts only. The owner is a
 * Person, because a business would need a postal address. No event without date and place, and no
 * rating, because search engines forbid rating oneself.
 */
export async function structuredData(context: Page) {
  return { '@context': 'https://schema.org' as const, '@graph': await nodesOf(context) };
}

async function nodesOf({ content, page, image, readCopy }: Page): Promise<Thing[]> {
  const { site, locale } = content;
  const { brand, nav } = await readCopy('common');
  const { meta } = await readCopy(page);
  const [home, url] = [locale.paths.home, locale.paths[page]].map((path) =>
    publicAddress(site, path),
  ) as [string, string];
  /** The same ids in every language. */
  const idOf = (name: string) => `${publicAddress(site, '/')}#${name}`;
  const owner = { '@id': idOf('person') };

  const telephone = `+${site.whatsapp.replace(/\D/g, '')}`;
  const hours = openingHours(site);
  const networks = Object.values(site.social).filter(Boolean);
  const person: Person = {
    '@type': 'Person',
    ...owner,
    name: site.name,
    jobTitle: brand.role,
    url: home,
    ...(site.portrait ? { image: publicAddress(site, site.portrait.src) } : {}),
    ...(networks.length > 0 ? { sameAs: networks } : {}),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: site.email,
      telephone,
      ...(hours ? { hoursAvailable: hours } : {}),
    },
  };
  const trail: Thing = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: nav.pages.home, item: home },
      { '@type': 'ListItem', position: 2, name: nav.pages[page], item: url },
    ],
  };
  const service = (name: string) => ({
    '@type': 'Service' as const,
    name,
    description: meta.description,
    url,
    image,
    provider: owner,
  });

  switch (page) {
    case 'home': {
      const website: WebSite = {
        '@type': 'WebSite',
        '@id': idOf('site'),
        url: home,
        name: site.name,
        description: meta.description,
        inLanguage: locale.tag,
        publisher: owner,
      };
      return [website, person];
    }
    case 'elas-venceram': {
      const { hero } = await readCopy(page);
      const book: Book = {
        '@type': 'Book',
        name: hero.cover,
        description: meta.description,
        bookEdition: String(site.figures.bookEdition),
        inLanguage: locale.tag,
        url,
        image,
        author: owner,
      };
      return [trail, person, book];
    }
    case 'palestrante': {
      const { hero, themes } = await readCopy(page);
      const talks: Service = {
        ...service(hero.badge),
        hasOfferCatalog: {
          '@type': 'OfferCatalog',
          name: themes.title,
          itemListElement: Object.values(themes.items).map(({ titulo, desc }) => ({
            '@type': 'Offer',
            itemOffered: { '@type': 'Service', name: titulo, description: desc },
          })),
        },
      };
      return [trail, person, talks];
    }
    case 'renovare': {
      const { hero } = await readCopy(page);
      const { products } = await readCopy('home');
      const mentoring: Service = {
        ...service(products.items[page].titulo),
        audience: {
          '@type': 'PeopleAudience',
          audienceType: hero.badge,
          suggestedGender: 'female',
          suggestedMinAge: countOf(site.figures.ageFrom),
          suggestedMaxAge: countOf(site.figures.ageTo),
        },
      };
      return [trail, person, mentoring];
    }
    // An encounter is a service; with a date and a place it is also an event.
    case 'lumiere-experience':
    case 'empreendedor-hoje': {
      const { products } = await readCopy('home');
      const { provider, ...encounter } = service(products.items[page].titulo);
      const days = content.agenda?.filter((day) => day.page === page && day.place) ?? [];
      const events = days.map(({ date, time, until, place = '' }): Event => {
        const at = (clock: string) => `${date}T${clock}:00-03:00`;
        return {
          ...encounter,
          '@type': 'Event',
          startDate: time ? at(time) : date,
          ...(until ? { endDate: at(until) } : {}),
          location: { '@type': 'Place', name: place, address: place },
          organizer: provider,
        };
      });
      return [trail, person, { ...encounter, provider }, ...events];
    }
    default:
      return [trail, person];
  }
}
