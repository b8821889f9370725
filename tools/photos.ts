import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin, ResolvedConfig } from 'vite';
import { photoSizes } from '../src/content/photo-sizes.ts';
import { explainMissingFile, filesIn, type Language } from './check/folders.ts';
import { type Issue, issueInFile } from './check/issue.ts';
import { issueAt, nameOf } from './check/read.ts';

export type Place = 'portrait' | 'people';

const settings = {
  avif: { quality: 55 },
  jpeg: { quality: 76, mozjpeg: true },
};

/** If you change `makePhoto`, delete this folder, because cached copies are not made again. */
const photoCache = resolve('node_modules/.cache/photos');

export interface MadePhoto {
  id: string;
  widths: number[];
  height: number;
}

const folder = 'assets/photos/';

/** Vite's plugin for photographs, which are imported as `ana.jpg?people` or `ana.jpg?portrait`. */
export function photos(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'photos',
    // Before Vite's own plugin for images.
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    load: {
      filter: { id: /\?(people|portrait)$/ },
      async handler(id) {
        const [file = '', place] = id.split('?');
        const isBuild = config.command === 'build';
        const made = await makePhoto(place as Place, file).catch((error) => {
          if (isBuild) throw error;
        });
        // In development, `checkPhotos` says why a photograph can't be made.
        if (!made) return 'export default undefined;';
        if (isBuild && this.environment.name === 'client') {
          for (const name of filesOf(made)) {
            const source = readFileSync(join(photoCache, name));
            this.emitFile({ type: 'asset', fileName: folder + name, source });
          }
        }
        const { id: name, widths, height } = made;
        const photo = { address: config.base + folder + name, widths, height };
        return `export default ${JSON.stringify(photo)};`;
      },
    },
    configureServer({ middlewares }) {
      middlewares.use(config.base + folder, sirv(photoCache, { dev: true }));
    },
  };
}

/** Finds photographs that the site doesn't use, and those that it can't read. */
export async function checkPhotos(dir: string, languages: Language[], cache = photoCache) {
  const issues: Issue[] = [];
  const photoDir = join(dir, 'photos');
  const photographs = filesIn(photoDir);
  const portraits = photographs.filter((file) => /^portrait\.[^/]+$/.test(file));
  const faces = photographs.filter((file) => /^people\/[^/]+$/.test(file));
  const named = languages.flatMap(photosNamedIn);
  // While one is missing or a file can't be read, another that nobody names may be the one that is meant.
  const isReadable = languages.every(({ files }) => files.every(({ issue }) => !issue));
  const areThere = named.every((name) => faces.some((face) => face.normalize() === name));
  // One photograph after the other, because sharp uses all processors for each.
  for (const name of photographs) {
    const isFace = faces.includes(name);
    const isUsed = isFace ? named.includes(name.normalize()) : portraits.includes(name);
    let message: string | undefined;
    if (portraits.indexOf(name) > 0) message = secondPortrait;
    else if (!isUsed) message = isFace && !(areThere && isReadable) ? undefined : unused;
    else {
      const place = isFace ? 'people' : 'portrait';
      message = await makePhoto(place, join(photoDir, name), cache).then(() => undefined, explain);
    }
    if (message) issues.push(issueInFile(join(photoDir, name), message));
  }
  // A translation may still name a photograph that pt-BR has replaced.
  for (const file of languages[0]?.files ?? []) {
    for (const [key, { text }] of file.entries) {
      if (nameOf(key) !== 'avatarUrl' || !text) continue;
      const message = explainMissingFile(text, join(photoDir, 'people'));
      if (message) issues.push(issueAt(file, key, message));
    }
  }
  return issues;
}

/** The photographs that testimonials name. A Mac may write “é” as two characters. */
function photosNamedIn({ files }: Language): string[] {
  const entries = files.flatMap((file) => [...file.entries]);
  const named = entries.filter(([key]) => nameOf(key) === 'avatarUrl');
  return named.map(([, { text }]) => `people/${text}`.normalize());
}

const secondPortrait =
  'Há dois retratos, e o site só mostra um. Leve um dos dois para fora de locales.';
const unused =
  'O site não usa esta foto: a sua se chama portrait.jpg, e as de depoimentos ficam na pasta people, com o nome que está em “avatarUrl”. Corrija o nome, ou leve a foto para fora de locales.';

/** Says why a photograph can't be made. */
function explain(error: NodeJS.ErrnoException): string {
  // An error with a code comes from the file system, so it is not the photograph's fault.
  if (error.code) throw error;
  return String(error).includes('pixel limit')
    ? 'Esta foto é grande demais: tem mais de 268 milhões de pixels. Exporte-a menor, por exemplo com 3000 pixels de largura.'
    : 'O site não consegue abrir esta foto. Exporte-a de novo como JPEG (HEIC, o formato do iPhone, não serve).';
}

/** The names of a photograph's copies. */
export const filesOf = ({ id, widths }: MadePhoto) =>
  widths.flatMap((width) => [`${id}-${width}.avif`, `${id}-${width}.jpg`]);

/** Makes small copies of a photograph, unless cached. Rejects if the photograph can't be read. */
export async function makePhoto(
  place: Place,
  file: string,
  cache = photoCache,
): Promise<MadePhoto> {
  const { default: sharp } = await import('sharp');
  const bytes = readFileSync(file);
  const { avif, jpeg } = settings;
  const { ratio, widths: wanted } = photoSizes[place];
  const how = JSON.stringify([photoSizes[place], photoSizes.ground, settings, sharp.versions]);
  const id = createHash('sha256').update(bytes).update(how).digest('hex').slice(0, 16);
  const sizesFile = join(cache, `${id}.json`);
  if (existsSync(sizesFile)) return { id, ...JSON.parse(readFileSync(sizesFile, 'utf8')) };

  const { autoOrient: size } = await sharp(bytes).metadata();
  const cropped = Math.max(1, Math.floor(Math.min(size.width, size.height * ratio)));
  const width = Math.min(cropped, wanted.at(-1) ?? 0);
  const height = Math.max(1, Math.round(width / ratio));
  // By default, sharp also rejects photographs that cause only warnings.
  const { data, info } = await sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .flatten({ background: photoSizes.ground })
    .resize(width, height, { position: 'attention' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const widths = [...wanted.filter((each) => each < width), width];
  await mkdir(cache, { recursive: true });
  // A file gets its final name when it is complete, because another build may read the cache.
  const save = async (name: string, content: Promise<Buffer> | string) => {
    const part = join(cache, `${name}.${process.pid}`);
    await writeFile(part, await content);
    await rename(part, join(cache, name));
  };
  await Promise.all(
    widths.flatMap((each) => {
      const sized = sharp(data, { raw: info }).resize(each);
      return [
        save(`${id}-${each}.avif`, sized.clone().avif(avif).toBuffer()),
        save(`${id}-${each}.jpg`, sized.clone().jpeg(jpeg).toBuffer()),
      ];
    }),
  );
  // Written last, because it is a sign that all copies exist.
  await save(`${id}.json`, JSON.stringify({ widths, height }));
  return { id, widths, height };
}
