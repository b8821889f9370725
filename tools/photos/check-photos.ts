import { basename, join } from 'node:path';
import { photoSizes } from '../../src/content/photo-sizes.ts';
import { explainMissingFile, filesIn } from '../check/folders.ts';
import { fileEntry, type Issue, type Language } from '../check/issue.ts';
import { nameOf } from '../check/read.ts';
import { makePhoto, type Place, photoCache } from './make-photo.ts';

const secondPortrait =
  'Há dois retratos, e o site só mostra um. Leve um dos dois para fora de locales.';
const wrongName =
  'Tire do nome desta foto os sinais # e ?. Se ela é de um depoimento, mude o nome também ali.';
const unused =
  'O site não usa esta foto. A sua se chama portrait.jpg e fica na pasta photos. A de um depoimento fica em photos/people, e o nome dela, no depoimento, em “avatarUrl”. Corrija o que for diferente. Se a foto não é de ninguém, leve-a para fora de locales.';

/** Those of the site, and others that somebody may have put elsewhere, such as `fotos/ana.jpg`. */
const photograph = /^photos\/|^(?!drafts\/).*\.(jpe?g|png|webp|avif|heic)$/i;

/** Finds photographs that are missing, that the site doesn't use, and that it can't read. */
export async function checkPhotos(dir: string, languages: Language[], cache = photoCache) {
  const [source] = languages;
  const issues: Issue[] = [];
  // A translation may still name a photograph that the source language has replaced.
  for (const entry of source ? photosNamedIn(source) : []) {
    const message = explainMissingFile(entry.text ?? '', join(dir, 'photos/people'));
    if (message) issues.push({ ...entry, message });
  }
  // While one is missing, another that nobody names may be the one that is meant.
  if (issues.length > 0) return issues;

  const photographs = filesIn(dir).filter((name) => photograph.test(name));
  const portraits = photographs.filter((name) => /^photos\/portrait\.[^/]+$/.test(name));
  // A Mac may write “é” as two characters. The site shows no photograph of a folder in people/.
  const faces = languages
    .flatMap(photosNamedIn)
    .map(({ text = '' }) => `photos/people/${basename(text)}`.normalize());
  // One photograph after the other, because sharp uses all processors for each.
  for (const name of photographs) {
    const isPortrait = portraits.includes(name);
    const place = isPortrait ? 'portrait' : 'people';
    const file = join(dir, name);
    let message: string | undefined;
    if (portraits.indexOf(name) > 0) message = secondPortrait;
    // In an import, they would begin another part of the address.
    else if (/[#?]/.test(name)) message = wrongName;
    else if (!isPortrait && !faces.includes(name.normalize())) message = unused;
    else message = await explainPhoto(place, file, cache);
    if (message) issues.push({ ...fileEntry(file), message });
  }
  return issues;
}

/** What names photographs in a language's testimonials. */
const photosNamedIn = ({ entries }: Language) =>
  [...entries.values()].filter(({ key, text }) => nameOf(key) === 'avatarUrl' && text);

/** Says why a photograph can't be made, or that it is too small. */
async function explainPhoto(place: Place, file: string, cache: string) {
  const { least } = photoSizes[place];
  try {
    const { widths } = await makePhoto(place, file, cache);
    if (Math.max(...widths) >= least) return;
    return `Esta foto é pequena demais: recortada para o lugar dela, precisa de ${least} pixels de largura. Use a original, e não a que um aplicativo reduziu.`;
  } catch (error) {
    // An error with a code comes from the file system, so it is not the photograph's fault.
    if ((error as NodeJS.ErrnoException).code) throw error;
    return String(error).includes('pixel limit')
      ? 'Esta foto é grande demais: tem mais de 268 milhões de pixels. Exporte-a menor, por exemplo com 3000 pixels de largura.'
      : 'O site não consegue abrir esta foto. Exporte-a de novo como JPEG. HEIC, o formato do iPhone, não serve, nem com o nome trocado.';
  }
}
