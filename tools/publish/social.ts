import { CARD } from './card';
import { tag } from './tags';

/** A page as it is shared; addresses are absolute. */
export interface SharedPage {
  type: 'website' | 'book' | 'profile';
  siteName: string;
  title: string;
  description: string;
  url: string;
  image: string;
  imageAlt: string;
}

/** Open Graph, which WhatsApp, Facebook and LinkedIn read, and what X asks for besides. */
export function socialTags(page: SharedPage): string {
  const properties = {
    'og:type': page.type,
    'og:site_name': page.siteName,
    'og:title': page.title,
    'og:description': page.description,
    'og:url': page.url,
    'og:image': page.image,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(CARD.width),
    'og:image:height': String(CARD.height),
    'og:image:alt': page.imageAlt,
  };
  const names = {
    'twitter:card': 'summary_large_image',
    'twitter:title': page.title,
    'twitter:description': page.description,
    'twitter:image': page.image,
    'twitter:image:alt': page.imageAlt,
  };
  return [
    ...Object.entries(properties).map(([property, content]) => tag('meta', { property, content })),
    ...Object.entries(names).map(([name, content]) => tag('meta', { name, content })),
  ].join('');
}
