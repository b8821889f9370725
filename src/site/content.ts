import type { Photo } from '../drawings/photo.tsx';
import type { AgendaDay, AgendaEntry } from './agenda.ts';
import type { PageKey } from './resources.ts';
import type { Weekday } from './weekdays.ts';

/**
 * The owner's facts, the same in every language: `locales/site.json`, as
 * tools/check/site-facts.ts has checked it.
 */
export interface Site {
  name: string;
  /** What people call her. Default: the first word of `name`. */
  firstName?: string;
  /** The name as it is written in addresses. */
  slug: string;
  email: string;
  /** Digits, with the country's code. */
  whatsapp: string;
  /** The public address of the home page. */
  address: string;
  /** Her photograph, a file of `locales/photos/`; without it, the initials. */
  portrait?: string | null;
  /** Her logo, an SVG file of `locales/photos/`; without it, the shipped mark. */
  logo?: string;
  /** The service that gets the form's messages; `null` for a form that only confirms, on purpose. */
  formEndpoint?: string | null;
  /** What that service wants beside the message, by the names of its fields. */
  formFields?: Record<string, string>;
  /** The name of a field that only robots fill in, for a service that knows it. */
  formTrap?: string;
  /** Her privacy policy: an address, a page of the site or a file in `public/`. */
  privacy?: string;
  /** Counts visits: the attributes of one script, `src` among them. */
  analytics?: { src: string } & Record<string, string>;
  /** Her profiles, by their networks. */
  social: Record<string, string>;
  /** Where an excerpt of a talk can be seen. */
  video?: string;
  /** A photograph for that link. */
  videoPicture?: string;
  /** Where the book can be bought. */
  book?: string;
  /** Biography and photographs for the press: an address, or a file in `public/`. */
  press?: string;
  /** Who has hired her, by name; without it, no page names anybody. */
  clients?: string[];
  /** Days on which messages are answered; without it, no page mentions days or hours. */
  openDays?: Weekday[];
  /** What begins on which day; pages read `Content.agenda` instead. */
  agenda?: AgendaEntry[];
  /** Texts may name these and any others that the owner adds: `{{women}}`. */
  figures: Figures & Record<string, Figure>;
  /** A note to the owner, until she has replaced the sample identity. */
  sample?: string;
}

/** The facts that are shown as a link, each on one page. */
export const linkFacts = ['video', 'book', 'press'] as const satisfies (keyof Site)[];

export type LinkFact = (typeof linkFacts)[number];

/** A number, or a text such as `500+`. */
export type Figure = string | number;

/** The figures that the code relies on. */
export interface Figures {
  /** Working days. A number, because plural forms depend on it. */
  replyDays: number;
  /** Must equal the number of meetings in the copy. */
  meetings: number;
  /** A time of day. */
  opensAt: Figure;
  closesAt: Figure;
  ageFrom: Figure;
  ageTo: Figure;
  groupFrom: Figure;
  groupTo: Figure;
  planDays: Figure;
  /** Minutes. */
  talkFrom: Figure;
  talkTo: Figure;
}

/** One language: `locales/<tag>/locale.json` and the folder's name. */
export interface Locale {
  /** BCP 47 tag, such as `pt-BR`. */
  tag: string;
  name: string;
  direction: 'ltr' | 'rtl';
  /** Page → public path; below `/<tag>` except in the source language. */
  paths: Record<PageKey, string>;
  /** Page → its name in header, menu and footer. */
  labels: Record<PageKey, string>;
}

/** One of the owner's profiles. `id` is its name in `site.json`. */
export type Network = Record<'id' | 'name' | 'href' | 'where', string>;

/** What pages need to know of each of the site's languages. */
export type Language = Pick<Locale, 'tag' | 'name' | 'paths'>;

/**
 * What pages are rendered from, beside the copy. The build makes it from `locales/`, the browser reads it
 * from the open page's data block (page-data.ts). No script contains copy, so editing a sentence changes
 * no script's hash.
 */
export interface Content {
  site: Site;
  locale: Locale;
  /** The opening days in words; undefined if the owner names none. */
  openingDays?: string;
  /** Future dates, the next first; undefined if the owner names none. */
  agenda?: AgendaDay[];
  /** The links that the owner has given, each with where it leads in words: `youtube.com`. */
  links: Partial<Record<LinkFact, { href: string; where: string }>>;
  /** Her profiles, each with its network's name and its address in words: `youtube.com/@helena`. */
  networks: Network[];
  /** Where her privacy policy is; `page` if it is a page of the site. Undefined if she has none. */
  privacy?: { href: string; page?: PageKey | undefined } | undefined;
  /** The site's languages, the source language first. */
  languages: Language[];
  /** The owner's logo; undefined if she has none. `ratio` is its width by its height. */
  logo?: { src: string; ratio: number; isWide: boolean } | undefined;
  /** What the build has made of the photographs that are named; undefined if none is. */
  photos?: Photos | undefined;
}

/** The photographs in the sizes of their places. */
interface Photos {
  portrait?: Photo;
  /** Beside the link to the video. */
  video?: Photo;
  /** Those of testimonials, by the names that the copy gives. */
  people: Record<string, Photo>;
}
