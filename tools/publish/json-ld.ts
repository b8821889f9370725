import type { Book, BreadcrumbList, Person, ProfessionalService, Thing, WebSite } from 'schema-dts';
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
 * What search engines are told about a page, all of it taken from what visitors read there or from
 * the owner's facts. No event, because none has a date; no rating, because nobody may rate oneself.
 */
export async function structuredData(page: Page) {
  const nodes = await Promise.all(nodesOf(page));
  return { '@context': 'https://schema.org' as const, '@graph': nodes };
}

function nodesOf(context: Page): (Thing | Promise<Thing>)[] {
  const trail = breadcrumbs(context);
  switch (context.page) {
    case 'home':
      return [website(context), person(context), business(context)];
    case 'contato':
      return [trail, business(context)];
    case 'elas-venceram':
      return [trail, book(context)];
    case 'palestrante':
      return [trail, person(context), talks(context)];
    case 'renovare':
      return [trail, mentoring(context)];
    case 'lumiere-experience':
    case 'empreendedor-hoje':
      return [trail, product(context, context.page)];
    default:
      return [trail];
  }
}

const home = ({ content }: Page) => publicAddress(content.site, content.locale.paths.home);
const here = ({ content, page }: Page) => publicAddress(content.site, content.locale.paths[page]);
/** The same person, firm and site in every language. */
const idOf = ({ content }: Page, name: string) => `${publicAddress(content.site, '/')}#${name}`;
/** Who made or offers something: the name for readers of this node alone. */
const owner = (context: Page) => ({
  '@type': 'Person' as const,
  '@id': idOf(context, 'person'),
  name: context.content.site.name,
});

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
    ...owner(context),
    jobTitle: brand.role,
    url: home(context),
    sameAs: [instagram, linkedin],
    ...(site.portrait ? { image: publicAddress(site, site.portrait.src) } : {}),
  };
}

async function business(context: Page): Promise<ProfessionalService> {
  const { site } = context.content;
  const { footer } = await context.readCopy('common');
  const hours = openingHours(site);
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
    ...(hours ? { openingHoursSpecification: hours } : {}),
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

async function talks(context: Page) {
  const { hero, meta, themes } = await context.readCopy('palestrante');
  return {
    ...service(context, hero.badge, meta.description),
    hasOfferCatalog: {
      '@type': 'OfferCatalog' as const,
      name: themes.title,
      itemListElement: Object.values(themes.items).map(({ titulo, desc }) => ({
        '@type': 'Offer' as const,
        itemOffered: { '@type': 'Service' as const, name: titulo, description: desc },
      })),
    },
  };
}

async function mentoring(context: Page) {
  const { ageFrom, ageTo } = context.content.site.figures;
  const { hero } = await context.readCopy('renovare');
  return {
    ...(await product(context, 'renovare')),
    audience: {
      '@type': 'PeopleAudience' as const,
      audienceType: hero.badge,
      suggestedGender: 'female',
      suggestedMinAge: ageFrom,
      suggestedMaxAge: ageTo,
    },
  };
}

/** An encounter is a service too, until it has a date and a place. */
async function product(
  context: Page,
  page: 'renovare' | 'lumiere-experience' | 'empreendedor-hoje',
) {
  const { products } = await context.readCopy('home');
  const { meta } = await context.readCopy(page);
  return service(context, products.items[page].titulo, meta.description);
}

function service(context: Page, name: string, description: string) {
  return {
    '@type': 'Service' as const,
    name,
    description,
    url: here(context),
    image: context.image,
    provider: owner(context),
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
    author: owner(context),
  };
}
