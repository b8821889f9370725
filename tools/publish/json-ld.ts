import type {
  Book,
  BreadcrumbList,
  OpeningHoursSpecification,
  Person,
  ProfessionalService,
  Service,
  Thing,
  WebSite,
} from 'schema-dts';
import type { Content, PageKey } from '../../src/i18n/content';
import { type Weekday, weekdays } from '../../src/i18n/opening-days';
import { publicAddress } from '../../src/i18n/public-address';
import type { ReadCopy } from './read-copy';

interface Page {
  content: Content;
  page: PageKey;
  /** The page's preview image, absolute. */
  image: string;
  readCopy: ReadCopy;
}

/**
 * What search engines are told about a page, all of it taken from what visitors read there or from
 * the owner's facts. No event, because none has a date; no rating, because nobody may rate oneself.
 */
export async function structuredData(page: Page) {
  return { '@context': 'https://schema.org' as const, '@graph': await nodesOf(page) };
}

async function nodesOf(context: Page): Promise<Thing[]> {
  const trail = breadcrumbs(context);
  switch (context.page) {
    case 'home':
      return Promise.all([website(context), person(context), business(context)]);
    case 'contato':
      return Promise.all([trail, business(context)]);
    case 'elas-venceram':
      return Promise.all([trail, book(context)]);
    case 'palestrante':
      return Promise.all([trail, person(context), talks(context)]);
    case 'renovare':
      return Promise.all([trail, mentoring(context)]);
    case 'lumiere-experience':
    case 'empreendedor-hoje':
      return Promise.all([trail, encounter(context, context.page)]);
    default:
      return [await trail];
  }
}

const home = ({ content }: Page) => publicAddress(content.site, content.locale.paths.home);
const here = ({ content, page }: Page) => publicAddress(content.site, content.locale.paths[page]);
/** The same person, firm and site in every language. */
const idOf = ({ content }: Page, name: string) => `${publicAddress(content.site, '/')}#${name}`;

async function website(context: Page): Promise<WebSite> {
  const { site, locale } = context.content;
  const { meta } = await context.readCopy('home');
  return {
    '@type': 'WebSite',
    '@id': idOf(context, 'site'),
    url: home(context),
    name: site.name,
    description: meta.description,
    inLanguage: locale.tag,
    publisher: { '@id': idOf(context, 'person') },
  };
}

async function person(context: Page): Promise<Person> {
  const { site } = context.content;
  const { brand } = await context.readCopy('common');
  const { instagram, linkedin } = site.social;
  return {
    '@type': 'Person',
    '@id': idOf(context, 'person'),
    name: site.name,
    jobTitle: brand.role,
    url: home(context),
    sameAs: [instagram, linkedin],
    ...(site.portrait ? { image: publicAddress(site, site.portrait.src) } : {}),
  };
}

async function business(context: Page): Promise<ProfessionalService> {
  const { site } = context.content;
  const { footer } = await context.readCopy('common');
  const opening = openingHours(site.openDays, site.figures);
  return {
    '@type': 'ProfessionalService',
    '@id': idOf(context, 'business'),
    name: site.name,
    description: footer.lead,
    url: home(context),
    image: context.image,
    email: site.email,
    telephone: `+${site.whatsapp.replace(/\D/g, '')}`,
    founder: { '@id': idOf(context, 'person') },
    sameAs: [site.social.google],
    ...(opening ? { openingHoursSpecification: opening } : {}),
  };
}

async function breadcrumbs(context: Page): Promise<BreadcrumbList> {
  const { nav } = await context.readCopy('common');
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: nav.pages.home, item: home(context) },
      { '@type': 'ListItem', position: 2, name: nav.pages[context.page], item: here(context) },
    ],
  };
}

async function talks(context: Page): Promise<Service> {
  const { hero, meta, themes } = await context.readCopy('palestrante');
  return {
    ...service(context, hero.badge, meta.description),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: themes.title,
      itemListElement: Object.values(themes.items).map(({ titulo, desc }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: titulo, description: desc },
      })),
    },
  };
}

async function mentoring(context: Page): Promise<Service> {
  const { ageFrom, ageTo } = context.content.site.figures;
  const { products } = await context.readCopy('home');
  const { hero, meta } = await context.readCopy('renovare');
  return {
    ...service(context, products.items.renovare.titulo, meta.description),
    audience: {
      '@type': 'PeopleAudience',
      audienceType: hero.badge,
      suggestedGender: 'female',
      suggestedMinAge: ageFrom,
      suggestedMaxAge: ageTo,
    },
  };
}

/** An encounter is a service until it has a date and a place. */
async function encounter(
  context: Page,
  page: 'lumiere-experience' | 'empreendedor-hoje',
): Promise<Service> {
  const { products } = await context.readCopy('home');
  const { meta } = await context.readCopy(page);
  return service(context, products.items[page].titulo, meta.description);
}

function service(context: Page, name: string, description: string) {
  const { site } = context.content;
  return {
    '@type': 'Service' as const,
    name,
    description,
    url: here(context),
    image: context.image,
    provider: { '@type': 'Person' as const, '@id': idOf(context, 'person'), name: site.name },
  };
}

async function book(context: Page): Promise<Book> {
  const { site, locale } = context.content;
  const { hero, meta } = await context.readCopy('elas-venceram');
  return {
    '@type': 'Book',
    name: hero.cover,
    description: meta.description,
    bookEdition: String(site.figures.bookEdition),
    inLanguage: locale.tag,
    url: here(context),
    image: context.image,
    author: { '@type': 'Person', '@id': idOf(context, 'person'), name: site.name },
  };
}

/** Nothing is told when the owner names no day, or an hour that can't be read. */
export function openingHours(
  openDays: Weekday[] | undefined,
  { opensAt, closesAt }: { opensAt: string; closesAt: string },
): OpeningHoursSpecification | undefined {
  const opens = clock(opensAt);
  const closes = clock(closesAt);
  if (!openDays || !opens || !closes) return undefined;
  const dayOfWeek = openDays.map((day) => weekdays[day]);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}

/** “9h”, “9h30”, “9:00” and “18” as 09:00, 09:30, 09:00 and 18:00. */
function clock(text: string): string | undefined {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[h:.](\d{2})?)?$/.exec(text.trim()) ?? [];
  return hour && `${hour.padStart(2, '0')}:${minute}`;
}
