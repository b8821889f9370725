import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { initials } from '../../src/drawings/initials';
import type { Content, PageKey } from '../../src/i18n/content';
import { publicAddress } from '../../src/i18n/public-address';
import { CopyError } from '../locales/issue';
import { listOf, missingPictures } from './blockers';
import { drawCard } from './card';
import { iconElements, socialElements, webManifest } from './head';
import { headersFile, redirectsFile, vercelFile } from './hosting';
import { structuredData } from './json-ld';
import { copyReader, type ReadCopy } from './read-copy';

interface Options {
  /** The folder to be published. */
  out: string;
  /** The host's folder that the site lives in, with slashes around. */
  base: string;
}

/**
 * Everything for search engines, link previews and hosts. Vite compiles this module for Node together
 * with `src/entry-server.tsx`, because it draws with the site's own components.
 */
export function createPublisher({ out, base }: Options) {
  const missing = missingPictures();
  if (missing.length > 0) throw new CopyError(listOf(missing));
  const paths = new Set<string>();

  const write = (file: string, data: string | Buffer) => {
    const path = join(out, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, data);
  };

  /** Writes a page's preview image once, with a hash of its content in its name. */
  async function writeCard({ locale, site }: Content, page: PageKey, readCopy: ReadCopy) {
    const { brand } = await readCopy('common');
    const { testimonials } = await readCopy('depoimentos');
    const { hero } = await readCopy(page);
    const jpeg = await drawCard({
      page,
      direction: locale.direction,
      label: hero.badge,
      title: hero.title,
      name: site.name,
      role: brand.role,
      initials: initials(site.name),
      photo: site.portrait ? join('public', site.portrait.src) : undefined,
      authors: Object.values(testimonials.items).map(({ author }) => initials(author)),
    });
    const hash = createHash('sha256').update(jpeg).digest('base64url').slice(0, 8);
    const path = `assets/${locale.tag}/${page}-${hash}.jpg`;
    write(path, jpeg);
    return { image: publicAddress(site, path), imageAlt: `${hero.title} · ${site.name}` };
  }

  return {
    /** A page's tags for search engines and link previews; only the icons for the 404 page. */
    async head(content: Content, page?: PageKey): Promise<string> {
      if (!page) return iconElements(base);
      const { site, locale } = content;
      paths.add(locale.paths[page]);
      const readCopy = copyReader(content);
      const { meta } = await readCopy(page);
      const card = await writeCard(content, page, readCopy);
      const data = await structuredData({ content, page, image: card.image, readCopy });
      // An escaped `<` can't end the data block's element.
      const json = JSON.stringify(data).replaceAll('<', '\\u003c');
      return [
        iconElements(base),
        socialElements({
          type: page === 'elas-venceram' ? 'book' : 'website',
          tag: locale.tag,
          otherTags: content.languages.map(({ tag }) => tag).filter((tag) => tag !== locale.tag),
          siteName: site.name,
          ...meta,
          url: publicAddress(site, locale.paths[page]),
          ...card,
        }),
        `<script type="application/ld+json">${json}</script>`,
      ].join('');
    },

    /**
     * Writes the files of the site as a whole after all pages. `content` is the main language's.
     */
    async finish(content: Content): Promise<void> {
      const { site, locale } = content;
      const { meta } = await copyReader(content)('home');
      const manifest = webManifest(base, {
        name: meta.title,
        shortName: site.name,
        description: meta.description,
        tag: locale.tag,
        direction: locale.direction,
      });
      write('manifest.webmanifest', JSON.stringify(manifest));

      // Pages were rendered in parallel, so their order varied.
      const sorted = [...paths].sort();
      const hasOwn404 = (path: string) => path !== '/' && existsSync(join(out, path, '404.html'));
      write('_headers', headersFile(base));
      write('_redirects', redirectsFile(base, sorted, sorted.filter(hasOwn404)));
      write('vercel.json', vercelFile(base));
    },
  };
}
