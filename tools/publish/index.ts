import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { initials } from '../../src/cobogo/initials';
import type { Content, PageKey } from '../../src/i18n/content';
import { publicAddress } from '../../src/i18n/public-address';
import { drawCard } from './card';
import { iconTags, webManifest, writeIcons } from './icons';
import { structuredData } from './json-ld';
import { createRaster, photoUrl } from './raster';
import { copyReader, type ReadCopy } from './read-copy';
import { socialTags } from './social';
import { writeHosting } from './write-hosting';

interface Options {
  /** The folder that is to be published. */
  out: string;
  /** The folder of the host that the site lives in, with slashes around. */
  base: string;
}

/**
 * All that a site needs in order to be found and shared. Vite compiles this module for Node beside
 * `src/entry-server.tsx`, because it draws with the site's own components.
 */
export async function createPublisher({ out, base }: Options) {
  const raster = await createRaster();
  const paths = new Set<string>();
  await writeIcons(out, raster);

  /** A page's preview image, written once and named after what is on it. */
  async function writeCard({ locale, site }: Content, page: PageKey, readCopy: ReadCopy) {
    const { brand } = await readCopy('common');
    const { testimonials } = await readCopy('depoimentos');
    const { hero } = await readCopy(page);
    const svg = drawCard(
      {
        page,
        direction: locale.direction,
        label: hero.badge,
        title: hero.title,
        name: site.name,
        role: brand.role,
        initials: initials(site.name),
        photo: site.portrait ? await photoUrl(join('public', site.portrait.src)) : undefined,
        voices: Object.values(testimonials.items).map(({ author }) => initials(author)),
      },
      raster.measure,
    );
    const jpeg = await raster.jpeg(svg);
    const hash = createHash('sha256').update(jpeg).digest('base64url').slice(0, 8);
    const path = `assets/${locale.tag}/${page}-${hash}.jpg`;
    write(join(out, path), jpeg);
    return { image: publicAddress(site, path), imageAlt: `${hero.title} · ${site.name}` };
  }

  return {
    /** What a page's head says to those who search and share; of the 404 page, only the icons. */
    async head(content: Content, page?: PageKey): Promise<string> {
      if (!page) return iconTags(base);
      const { site, locale } = content;
      paths.add(locale.paths[page]);
      const readCopy = copyReader(content);
      const { meta } = await readCopy(page);
      const card = await writeCard(content, page, readCopy);
      const data = await structuredData({ content, page, image: card.image, readCopy });
      // `<` must not end the data block's element.
      const json = JSON.stringify(data).replaceAll('<', '\\u003c');
      return [
        iconTags(base),
        socialTags({
          type: page === 'elas-venceram' ? 'book' : 'website',
          siteName: site.name,
          ...meta,
          url: publicAddress(site, locale.paths[page]),
          ...card,
        }),
        `<script type="application/ld+json">${json}</script>`,
      ].join('');
    },

    /** Writes what belongs to the whole site and not to a page; `content` is its main language. */
    async finish(content: Content): Promise<void> {
      raster.keepWidths();
      const { site, locale } = content;
      const { meta } = await copyReader(content)('home');
      const manifest = webManifest(base, {
        name: meta.title,
        shortName: site.name,
        description: meta.description,
        tag: locale.tag,
        direction: locale.direction,
      });
      write(join(out, 'manifest.webmanifest'), JSON.stringify(manifest));
      // They came as they were rendered, side by side.
      await writeHosting(out, base, [...paths].sort());
    },
  };
}

function write(file: string, data: string | Buffer) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}
