import { difference, type Issue, list } from './issue.ts';
import { blockOf, issueAt, type JsonFile, nameOf } from './json-file.ts';
import { neededForms, splitPlural } from './language.ts';
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
  /** What a draft may lack. */
  const gaps: Issue[] = [];
  const notices: Issue[] = [];
  const untranslated: Issue[] = [];
  const portuguese: Issue[] = [];
  const lost = new Set<string>();
  for (const [key, wanted] of needed) {
    const text = own.entries.get(key)?.text;
    const at = (message: string) => issueAt(own, key, message);
    if (isShared(key, wanted, pages)) {
      const isOther = text !== wanted && own.entries.has(blockOf(key));
      if (isOther) notices.push(at(`Em pt-BR está “${wanted}”. Veja se aqui deve ser o mesmo.`));
    } else if (text === undefined) {
      if (own.entries.has(key)) mistakes.push(at('Aqui vai um texto entre aspas retas (").'));
      else lost.add(outermost(key, own));
      untranslated.push(at(wanted));
    } else if (isBlank(text)) {
      gaps.push(at('O texto está vazio. Escreva-o.'));
      untranslated.push(at(wanted));
    } else {
      const markers = differenceOfMarkers(wanted, text, splitPlural(key).form, tag);
      const from = `Copie-as de ${placeOf(original, key)}, sinal por sinal.`;
      if (markers) mistakes.push(at(`As marcas entre { } e < > mudaram: ${markers}. ${from}`));
      if (isPortuguese(key, text, wanted)) portuguese.push(at(wanted));
    }
  }
  const added = [...own.entries.keys()].filter((key) => isAdded(key, original, needed));
  for (const block of new Set([...lost, ...added].map(blockOf))) {
    const lostHere = [...lost].filter((key) => blockOf(key) === block);
    const addedHere = added.filter((key) => blockOf(key) === block);
    const [key = ''] = [...addedHere, ...lostHere];
    if (own.entries.get(block)?.text !== undefined) {
      mistakes.push(issueAt(own, block, 'Aqui vai um bloco entre chaves { }, como em pt-BR.'));
    } else {
      const message = explainNames(lostHere, addedHere, original, tag);
      (addedHere.length > 0 ? mistakes : gaps).push(issueAt(own, key, message));
    }
  }
  return { mistakes, gaps, notices, untranslated, portuguese, lost: [...lost], added };
}

/** The outermost block around a key that a file lacks. The key itself if the file has its block. */
function outermost(key: string, file: JsonFile): string {
  const block = blockOf(key);
  return block && !file.entries.has(block) ? outermost(block, file) : key;
}

/** Whether languages share the value: a photograph, or the page that a testimonial is about. */
function isShared(key: string, text: string, pages: string[]): boolean {
  return nameOf(key) === 'avatarUrl' || (nameOf(key) === 'topic' && pages.includes(text));
}

/** Whether a text is still that of pt-BR. Names may be the same in all languages. */
function isPortuguese(key: string, text: string, original: string): boolean {
  const plain = (each: string) => each.replace(/\s+/g, ' ').trim();
  const hasWords = /\p{L}/u.test(text.replace(/\{\{.*?\}\}|<.*?>/g, ''));
  const mayStay = ['author', 'topic', 'titleLang'].includes(nameOf(key));
  return hasWords && !mayStay && plain(text) === plain(original);
}

/** Whether pt-BR has nothing of this name. What is in such a block isn't told by itself. */
function isAdded(key: string, original: JsonFile, needed: Map<string, string>): boolean {
  // Plural forms that the language doesn't need do no harm.
  const { base, form } = splitPlural(key);
  const isForm = form && [...needed.keys()].some((each) => each.startsWith(`${base}_`));
  const isKnown = isForm || needed.has(key) || original.entries.has(key);
  const mayBeHere = ['avatarUrl', 'topic', 'sample'].includes(nameOf(key));
  const isInText = original.entries.get(blockOf(key))?.text !== undefined;
  return !isKnown && !mayBeHere && !isInText && outermost(key, original) === key;
}

/** Such as `locales/pt-BR/home.json:12`, which editors and terminals turn into a link. */
function placeOf(file: JsonFile, key: string): string {
  const { file: path, line } = issueAt(file, key, '');
  return `${path}:${line}`;
}

/** Says which names a block lacks, and which it has that pt-BR doesn't have. */
function explainNames(lost: string[], added: string[], original: JsonFile, tag: string): string {
  const names = lost.map((key) => {
    const numbers = neededForms(tag).get(splitPlural(key).form ?? '');
    return `“${nameOf(key)}”${numbers ? ` (plural para números como ${list(numbers)})` : ''}`;
  });
  const what = difference(
    names,
    added.map((key) => `“${nameOf(key)}”`),
  );
  const [key = blockOf(added[0] ?? '')] = lost;
  const place = placeOf(original, key);
  if (added.length === 0)
    return `Aqui ${what}. Copie de ${place} e traduza. Entre dois textos vai uma vírgula.`;
  if (lost.length > 0)
    return `Aqui ${what}. Se é o mesmo texto, corrija o nome. Se não, copie de ${place} o que falta e traduza.`;
  return `Aqui ${what}. Em pt-BR não há esse nome (veja ${place}): se saiu de lá de propósito, pode sair daqui também; se sumiu sem querer, recupere-o lá.`;
}

/** Which markers a text lost or got. “One day” needs no number if its plural form is only for 1. */
function differenceOfMarkers(wanted: string, own: string, form: string | undefined, tag: string) {
  const isForOne = form !== 'other' && (neededForms(tag).get(form ?? '') ?? []).length < 2;
  const lost = markersIn(wanted).filter((marker) => !markersIn(own).includes(marker));
  const added = markersIn(own).filter((marker) => !markersIn(wanted).includes(marker));
  const mayDiffer = (marker: string) => form && marker === '{{count}}';
  return difference(
    lost.filter((marker) => !(isForOne && mayDiffer(marker))),
    added.filter((marker) => !mayDiffer(marker)),
  );
}
