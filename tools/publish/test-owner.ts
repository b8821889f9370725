import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceTag } from '../locales/read-content';

type Json = Record<string, unknown>;

/** Changes one JSON file of a content root. */
export function edit(dir: string, file: string, change: (json: Json) => Json) {
  const path = join(dir, file);
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8'))), null, 2));
}

/**
 * Does in a folder what the README asks of an owner (“Change who the site is about”, “Publish”), so
 * that no test depends on whose site this is. Languages other than the source's are left out.
 */
export function writeOwner(dir: string) {
  for (const name of ['site.json', sourceTag]) {
    cpSync(join('locales', name), join(dir, name), { recursive: true });
  }
  edit(dir, 'site.json', ({ sample, figures, ...site }) => ({
    ...site,
    name: 'Ana Sá',
    slug: 'ana-sa',
    email: 'ana@anasa.com.br',
    whatsapp: '5541987654321',
    address: 'https://www.anasa.com.br',
    portrait: { src: '/icon-512.png', width: 512, height: 512 },
    social: {
      instagram: 'https://www.instagram.com/anasa',
      linkedin: 'https://www.linkedin.com/in/anasa',
      google: 'https://g.page/anasa',
    },
    figures: { ...(figures as Json), women: '80+', bookEdition: 4, opensAt: '8h30' },
  }));
  for (const file of readdirSync(join(dir, sourceTag))) {
    edit(dir, join(sourceTag, file), ({ sample, ...copy }) => copy);
  }
  edit(dir, `${sourceTag}/locale.json`, (locale) => ({ ...locale, status: 'published' }));
  edit(dir, `${sourceTag}/depoimentos.json`, ({ testimonials, ...copy }) => {
    const { items, ...block } = testimonials as { items: Record<string, Json> };
    const [id = 'rosa', first] = Object.entries(items)[0] ?? [];
    const rosa = { ...first, author: 'Rosa Lima', quote: 'Voltei a estudar em maio.' };
    return { ...copy, testimonials: { ...block, items: { [id]: rosa } } };
  });
}
