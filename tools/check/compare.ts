import { type Issue, list, shortPath, whichItMayBe } from './issue.ts';
import { blockOf, issueAt, type JsonFile, nameOf } from './json-file.ts';
import { languageName, neededForms, splitPlural } from './language.ts';
import { isBlank, markersIn } from './markers.ts';

/** The texts that a language needs: those of pt-BR, in the plural forms of the language. */
function neededTexts({ entries }: JsonFile, tag: string): Map<string, string> {
  const needed = new Map<string, string>();
  for (const [key, { text }] of entries) {
    if (text === undefined || key === 'sample') continue;
    const { base, form } = splitPlural(key);
    const forms = form ? [...neededForms(tag).keys()].map((each) => `${base}_${each}`) : [key];
    for (const each of forms) {
      const near = entries.get(each) ?? entries.get(`${base}_other`);
      needed.set(each, near?.text ?? text);
    }
  }
  return needed;
}

/** Compares a file with that of pt-BR. `pages` are the names that a testimonial's topic may have. */
export function compare(original: JsonFile, own: JsonFile, tag: string, pages: string[]) {
  const needed = neededTexts(original, tag);
  const mistakes: Issue[] = [];
  /** What a draft may lack: texts and blocks that are missing, and texts that are empty. */
  const gaps: Issue[] = [];
  const notices: Issue[] = [];
  const untranslated: Issue[] = [];
  const portuguese: Issue[] = [];
  const missing = new Set<string>();
  for (const [key, wanted] of needed) {
    const text = own.entries.get(key)?.text;
    const at = (message: string) => issueAt(own, key, message);
    if (isShared(key, wanted, pages)) {
      const isOther = text !== wanted && own.entries.has(blockOf(key));
      if (isOther) notices.push(at(`Em pt-BR está “${wanted}”. Veja se aqui deve ser o mesmo.`));
    } else if (text === undefined) {
      missing.add(outermost(key, own));
      untranslated.push(at(wanted));
    } else if (isBlank(text)) {
      gaps.push(at('O texto está vazio. Escreva-o.'));
      untranslated.push(at(wanted));
    } else {
      const difference = differenceOfMarkers(wanted, text, splitPlural(key).form, tag);
      if (difference) mistakes.push(at(`${difference} Copie de ${placeOf(original, key)}.`));
      if (isPortuguese(key, text, wanted)) portuguese.push(at(wanted));
    }
  }
  const strange = [...own.entries.keys()].filter((key) => isStrange(key, original, needed));
  const beside = (keys: Iterable<string>, key: string) =>
    [...keys].filter((each) => blockOf(each) === blockOf(key));
  for (const key of missing) {
    // Otherwise, each strange name may be one of those that are missing, and says so.
    const isTold = beside(missing, key).length <= beside(strange, key).length;
    if (!isTold) gaps.push(explainMissing(key, original, own, tag));
  }
  for (const key of strange) {
    const hint = whichItMayBe(beside(missing, key).map(nameOf));
    const message = `Não há “${nameOf(key)}” em ${shortPath(original.path)}.${hint} Se saiu de lá de propósito, pode sair daqui também; se sumiu sem querer, recupere-o lá.`;
    mistakes.push(issueAt(own, key, message));
  }
  /** Strange texts that don't stand in the place of a missing one, so that pt-BR may have lost them. */
  const surplus = strange.filter((key) => beside(missing, key).length === 0);
  return {
    mistakes,
    gaps,
    notices,
    untranslated,
    portuguese,
    total: needed.size,
    strange,
    surplus,
  };
}

/** The outermost block around a key that a file lacks. The key itself if the file has its block. */
function outermost(key: string, file: JsonFile): string {
  const block = blockOf(key);
  return block && !file.entries.has(block) ? outermost(block, file) : key;
}

/** Whether languages share the value: a photograph, or the page that a testimonial is about. */
function isShared(key: string, text: string, pages: string[]): boolean {
  const name = nameOf(key);
  return name === 'avatarUrl' || (name === 'topic' && pages.includes(text));
}

/** Whether a text is still that of pt-BR. Names may be the same in all languages. */
function isPortuguese(key: string, text: string, original: string): boolean {
  const plain = (each: string) => each.replace(/\s+/g, ' ').trim();
  const hasWords = /\p{L}/u.test(text.replace(/\{\{.*?\}\}|<.*?>/g, ''));
  const mayStay = ['author', 'topic', 'titleLang'].includes(nameOf(key));
  return hasWords && !mayStay && plain(text) === plain(original);
}

/** Whether pt-BR has nothing of this name. What is in a strange block isn't strange by itself. */
function isStrange(key: string, original: JsonFile, needed: Map<string, string>): boolean {
  if (needed.has(key) || original.entries.has(key)) return false;
  if (['avatarUrl', 'topic', 'sample'].includes(nameOf(key))) return false;
  if (outermost(key, original) !== key) return false;
  if (original.entries.get(blockOf(key))?.text !== undefined) return false;
  // Plural forms that the language doesn't need do no harm.
  const { base, form } = splitPlural(key);
  return (
    !form || ![...needed.keys()].some((each) => each !== base && splitPlural(each).base === base)
  );
}

/** Such as `locales/pt-BR/home.json:12`, which editors and terminals turn into a link. */
function placeOf(file: JsonFile, key: string): string {
  const { file: path, line } = issueAt(file, key, '');
  return `${path}:${line}`;
}

function explainMissing(key: string, original: JsonFile, own: JsonFile, tag: string): Issue {
  const block = blockOf(key);
  if (own.entries.has(key)) {
    return issueAt(own, key, 'Aqui vai um texto entre aspas retas ("). Faça como em pt-BR.');
  }
  if (own.entries.get(block)?.text !== undefined) {
    return issueAt(own, block, 'Aqui vai um bloco entre chaves { }. Faça como em pt-BR.');
  }
  const name = nameOf(key);
  const numbers = neededForms(tag).get(splitPlural(key).form ?? '');
  if (numbers) {
    const message = `Aqui falta “${name}”: escreva-o. Em ${languageName(tag)}, essa forma de plural vale para números como ${list(numbers)}.`;
    return issueAt(own, key, message);
  }
  const isText = original.entries.get(key)?.text !== undefined;
  const part = isText ? 'a linha' : 'o bloco, até a chave que o fecha,';
  const message = `Aqui falta “${name}”: copie ${part} de ${placeOf(original, key)} e traduza. Entre dois textos ou blocos vai uma vírgula.`;
  return issueAt(own, key, message);
}

/** Which markers a text lost or got. “One day” needs no number if its plural form is only for 1. */
function differenceOfMarkers(wanted: string, own: string, form: string | undefined, tag: string) {
  const numbers = neededForms(tag).get(form ?? '') ?? [];
  const needed = markersIn(wanted);
  const found = markersIn(own);
  const mayLack = form && numbers.length < 2 && form !== 'other' ? ['{{count}}'] : [];
  const mayHave = form ? ['{{count}}'] : [];
  const lost = needed.filter((marker) => ![...found, ...mayLack].includes(marker));
  const added = found.filter((marker) => ![...needed, ...mayHave].includes(marker));
  const parts: string[] = [];
  if (lost.length > 0) parts.push(`falta ${list(lost)}`);
  if (added.length > 0) parts.push(`sobra ${list(added)}`);
  if (parts.length === 0) return;
  return `As marcas entre { } e < > não são as do original: ${parts.join('; ')}.`;
}
