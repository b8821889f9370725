import { join } from 'node:path';
import { filesIn, type Language } from '../check/folders.ts';
import { type Issue, issueInFile } from '../check/issue.ts';
import { nameOf } from '../check/json-file.ts';
import { makePhoto, photoCache } from './make-photo.ts';

const secondPortrait =
  'Há dois retratos, e o site só mostra um. Leve um dos dois para fora de locales.';
const unused =
  'O site não usa esta foto: a sua se chama portrait.jpg, e as de depoimentos ficam na pasta people, com o nome que está em “avatarUrl”. Corrija o nome, ou leve a foto para fora de locales.';

/** Finds photographs that the site doesn't use, and those that it can't read. */
export async function checkPhotos(dir: string, languages: Language[], cache = photoCache) {
  const issues: Issue[] = [];
  const photoDir = join(dir, 'photos');
  const photographs = filesIn(photoDir);
  const portraits = photographs.filter((name) => /^portrait\.[^/]+$/.test(name));
  const faces = languages.flatMap(photosNamedIn);
  // One photograph after the other, because sharp uses all processors for each.
  for (const name of photographs) {
    const isPortrait = portraits.includes(name);
    const file = join(photoDir, name);
    let message: string | undefined;
    if (portraits.indexOf(name) > 0) message = secondPortrait;
    else if (!isPortrait && !faces.includes(name.normalize())) message = unused;
    else {
      const place = isPortrait ? 'portrait' : 'people';
      message = await makePhoto(place, file, cache).then(() => undefined, explain);
    }
    if (message) issues.push(issueInFile(file, message));
  }
  return issues;
}

/** The photographs that testimonials name. A Mac may write “é” as two characters. */
function photosNamedIn({ files }: Language): string[] {
  const entries = [...files.values()].flatMap((file) => [...file.entries]);
  const named = entries.filter(([key]) => nameOf(key) === 'avatarUrl');
  return named.map(([, { text }]) => `people/${text}`.normalize());
}

/** Says why a photograph can't be made. */
function explain(error: NodeJS.ErrnoException): string {
  // An error with a code comes from the file system, so it is not the photograph's fault.
  if (error.code) throw error;
  return String(error).includes('pixel limit')
    ? 'Esta foto é grande demais: tem mais de 268 milhões de pixels. Exporte-a menor, por exemplo com 3000 pixels de largura.'
    : 'O site não consegue abrir esta foto. Exporte-a de novo como JPEG (HEIC, o formato do iPhone, não serve).';
}
