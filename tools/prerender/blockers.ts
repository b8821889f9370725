import {
  type Issue,
  isPortuguese,
  issueOf,
  type JsonFile,
  type LocaleFolder,
  type Locales,
  localeFile,
  neededTexts,
  type Path,
  textAt,
  textsIn,
} from '../locales/index.ts';

/** Returns what the owner must settle before publishing. Drafts don't count. */
export function blockersIn({ site, source, translations }: Locales): Issue[] {
  const published = translations.filter(({ draft }) => !draft);
  const issues = [...undecidedForm(site), ...find(site, sampleNote), ...find(site, sampleFact)];
  for (const { files } of [source, ...published]) {
    for (const [name, file] of files) {
      // The notice on privacy is only on the page if a service gets the form's messages.
      const isHidden = name === 'contato.json' && typeof site.data?.formEndpoint !== 'string';
      const shown = isHidden ? { ...file, data: { ...file.data, privacy: undefined } } : file;
      issues.push(...find(shown, sampleNote), ...find(shown, unfinishedText));
    }
  }
  for (const folder of published) issues.push(...stillPortuguese(folder, source));
  return issues;
}

type Rule = (path: Path, text: string) => string | undefined;

function find(file: JsonFile, rule: Rule): Issue[] {
  const issues: Issue[] = [];
  for (const { path, text } of textsIn(file.data)) {
    const message = rule(path, text);
    if (message) issues.push(issueOf(file, path, message));
  }
  return issues;
}

function undecidedForm(site: JsonFile): Issue[] {
  if (!site.data || site.data.formEndpoint !== undefined) return [];
  const message =
    'Destino do formulário por decidir: por enquanto, o formulário não envia nada, e o site avisa disso acima dos campos. Acrescente "formEndpoint" com o endereço que recebe as mensagens (docs/publishing.md diz o que escrever), ou com null se ele deve só mostrar a confirmação, sem envio e sem esse aviso.';
  return [issueOf(site, [], message)];
}

function sampleNote(path: Path, text: string) {
  if (path.at(-1) !== 'sample' || text === '') return;
  return 'Textos de exemplo: troque os exemplos deste arquivo pelo que é seu e apague esta linha.';
}

/** Hosts that are nobody's (RFC 2606 and 6761), addresses without HTTPS, `<id>`, and six zeros. */
const sample = /(^|\/\/|[@.])example\.|\.test(?![\w-])|\/\/localhost\b|^http:|<[^<>]*>|0{6}/i;

function sampleFact([fact = '']: Path, text: string) {
  if (['figures', 'sample'].includes(fact) || !sample.test(text)) return;
  if (text.includes('//localhost'))
    return 'Endereço do seu próprio computador: troque-o pelo público.';
  if (/^http:/i.test(text)) return 'Endereço sem segurança: ele precisa começar por https://.';
  return 'Dado de exemplo: troque-o pelo seu. Um dado que pode faltar também se pode apagar.';
}

/** “TODO” may also be a Portuguese word in capitals, as in “TODO dia” or “o ano TODO.” */
const unfinished = /^\P{L}*TODO\P{L}*$|[([]TODO\b|\bTODO\s*:|\bFIXME\b|[Ll]orem ipsum/u;

function unfinishedText(_path: Path, text: string) {
  if (!unfinished.test(text)) return;
  return 'Texto por terminar: termine este texto e apague a marca (TODO, FIXME ou lorem ipsum).';
}

/** Reports a language of which more than a fifth is Portuguese. Variants such as pt-PT may be. */
function stillPortuguese(folder: LocaleFolder, source: LocaleFolder): Issue[] {
  const { tag, files } = folder;
  const file = files.get(localeFile);
  const texts = neededTexts(folder, source);
  const count = texts.filter(isPortuguese).length;
  if (!file || new Intl.Locale(tag).language === 'pt' || count <= texts.length / 5) return [];
  const message = `${count} de ${texts.length} textos de ${tag} ainda em português: traduza-os (npm run locales -- todo ${tag}), ou escreva "draft" em "status" até terminar.`;
  return [issueOf(file, ['status'], message)];
}

/** Returns what looks wrong, but may be right. It blocks nothing. */
export function questionsIn({ site, source }: Locales): Issue[] {
  const fullName = (textAt(site.data, 'name') ?? '').normalize('NFD').replace(/\p{M}/gu, '');
  const words = fullName.toLowerCase().match(/[a-z]{3,}/g) ?? [''];
  const copy = [...source.files.values()].map(({ text }) => text).join('\n');
  return find(site, ([fact, name], text) => {
    if (fact === 'slug' && !words.some((word) => text.includes(word))) {
      return 'Nenhuma palavra de “name” está aqui. Este é mesmo o seu nome nos endereços?';
    }
    // A Brazilian area code and number.
    if (fact === 'whatsapp' && /^[1-9]{2}(9\d{8}|[2-5]\d{7})$/.test(text)) {
      return 'Se o número é do Brasil, falta o 55 na frente. O código do país já está?';
    }
    if (fact === 'links' && !copy.includes(`<${name}>`)) {
      return `Nenhum texto usa este link. Falta marcá-lo num texto, como em <${name}>…</${name}>?`;
    }
    const quoted = `"${name}":`;
    const isSpeltOtherwise = copy.toLowerCase().includes(quoted.toLowerCase());
    if (fact === 'social' && isSpeltOtherwise && !copy.includes(quoted)) {
      return 'O contato.json escreve esta rede com outras maiúsculas, e o Contato não a mostra. É de propósito?';
    }
  });
}

const things = (count: number) => (count === 1 ? 'falta 1 coisa' : `faltam ${count} coisas`);

/** One line about all blockers, for the build. Empty if there are none. */
export function summaryOf(blockers: readonly Issue[]): string {
  if (blockers.length === 0) return '';
  return `Antes de publicar, ${things(blockers.length)}. Para ver o que é, rode: npm run publish:check`;
}

/** A paragraph for each blocker or question: its place, and what to do. */
export function listOf(issues: readonly Issue[], title = things(issues.length)): string {
  const paragraphs = issues.map(({ file, line, key, message }) => {
    return `  ${`${file}:${line} ${key}`.trimEnd()}\n    ${message}\n`;
  });
  return [`Antes de publicar, ${title}:\n`, ...paragraphs].join('\n');
}
