import type { Issue } from './issue.ts';
import { issueOf, type JsonFile, keyOf, textsIn, valueAt } from './json-file.ts';
import { usableTag } from './locale-tag.ts';
import { countIn, textsOf } from './progress.ts';
import { type LocaleFolder, type Locales, localeFile } from './read-locales.ts';

/** Returns what the owner must settle before publishing. Drafts don't count. */
export function blockersIn({ site, source, translations }: Locales): Issue[] {
  const published = translations.filter(({ draft }) => !draft);
  const issues: Issue[] = [];
  if (site) issues.push(...undecidedForm(site), ...sampleNotes(site), ...sampleFacts(site));
  for (const { files } of [source, ...published]) {
    for (const [name, file] of files) {
      const isSent = typeof valueAt(site?.data, 'formEndpoint') === 'string';
      // The notice on privacy is only on the page if a service gets the form's messages.
      const isShown = (key: string) =>
        isSent || !`${name} ${key}`.startsWith('contato.json privacy.');
      issues.push(...sampleNotes(file), ...unfinishedTexts(file, isShown));
    }
  }
  for (const folder of published) issues.push(...stillPortuguese(folder, source));
  return issues;
}

function undecidedForm(site: JsonFile): Issue[] {
  if (site.data === undefined || valueAt(site.data, 'formEndpoint') !== undefined) return [];
  const message =
    'Destino do formulário por decidir: por enquanto, o formulário não envia nada, e o site avisa disso acima dos campos. Acrescente "formEndpoint" com o endereço que recebe as mensagens (docs/publishing.md diz o que escrever), ou com null se ele deve só mostrar a confirmação, sem envio e sem esse aviso.';
  return [issueOf(site, { path: [], message })];
}

function sampleNotes(file: JsonFile): Issue[] {
  const message =
    'Textos de exemplo: troque os exemplos deste arquivo pelo que é seu e apague esta linha.';
  return textsIn(file.data)
    .filter(({ path, text }) => path.at(-1) === 'sample' && text !== '')
    .map(({ path }) => issueOf(file, { path, message }));
}

/** Hosts that are nobody's (RFC 2606 and 6761), addresses without HTTPS, `<id>`, and six zeros. */
const sample = /(^|\/\/|[@.])example\.|\.test(?![\w-])|\/\/localhost\b|^http:|<[^<>]*>|0{6}/i;

function sampleFacts(site: JsonFile): Issue[] {
  const message =
    'Dado de exemplo: troque-o pelo seu. Se é um endereço, ele começa por https://. Um dado que pode faltar também se pode apagar.';
  return textsIn(site.data)
    .filter(({ path, text }) => path[0] !== 'figures' && path[0] !== 'sample' && sample.test(text))
    .map(({ path }) => issueOf(site, { path, message }));
}

/** “TODO” may also be a Portuguese word in capitals, as in “TODO dia” or “o ano TODO.” */
const unfinished = /^\P{L}*TODO\P{L}*$|[([]TODO\b|\bTODO\s*:|\bFIXME\b|[Ll]orem ipsum/u;

function unfinishedTexts(file: JsonFile, isShown: (key: string) => boolean): Issue[] {
  const message =
    'Texto por terminar: termine este texto e apague a marca (TODO, FIXME ou lorem ipsum).';
  return textsIn(file.data)
    .filter(({ path, text }) => unfinished.test(text) && isShown(keyOf(path)))
    .map(({ path }) => issueOf(file, { path, message }));
}

/** Reports a language of which more than a fifth is Portuguese. Variants such as pt-PT may be. */
function stillPortuguese(folder: LocaleFolder, source: LocaleFolder): Issue[] {
  const { tag, files } = folder;
  const file = files.get(localeFile);
  if (!file || new Intl.Locale(usableTag(tag)).language === 'pt') return [];
  const texts = textsOf(folder, source);
  const count = countIn(texts, 'equal');
  if (count <= texts.length / 5) return [];
  const message = `${count} de ${texts.length} textos de ${tag} ainda em português: traduza-os (npm run locales -- todo ${tag}), ou escreva "draft" em "status" até terminar.`;
  return [issueOf(file, { path: [], message })];
}

const things = (count: number) => (count === 1 ? 'falta 1 coisa' : `faltam ${count} coisas`);

/** One line about all blockers, for the build. */
export function summaryOf(blockers: readonly Issue[]): string | undefined {
  if (blockers.length === 0) return undefined;
  return `Antes de publicar, ${things(blockers.length)}. Para ver o que é, rode: npm run publish:check`;
}

/** A paragraph for each blocker: its place, and what to do. */
export function listOf(blockers: readonly Issue[]): string {
  const paragraphs = blockers.map(
    ({ file, line, key, message }) => `  ${`${file}:${line} ${key}`.trimEnd()}\n    ${message}\n`,
  );
  return [`Antes de publicar, ${things(blockers.length)}:\n`, ...paragraphs].join('\n');
}
