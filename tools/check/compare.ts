import { difference, type Issue, list } from './issue.ts';
import { blockOf, type Entries, issueAt, type JsonFile, nameOf } from './json-file.ts';
import { isBlank, markersIn, neededForms, splitPlural } from './language.ts';

type Forms = ReturnType<typeof neededForms>;

/** What `Rules` say of values that languages share. */
export interface SharedNames {
  names: string[];
  photo: string;
  mayStay: string[];
}

/** Compares a file with that of pt-BR. */
export function compare(original: JsonFile, own: JsonFile, tag: string, rules: SharedNames) {
  const forms = neededForms(tag);
  const needed = neededEntries(original, forms);
  const mistakes: Issue[] = [];
  /** What a draft may lack. */
  const gaps: Issue[] = [];
  const notices: Issue[] = [];
  /** Texts of pt-BR, by their keys. */
  const untranslated = new Map<string, string>();
  const portuguese = new Map<string, string>();
  for (const [key, { text: wanted }] of needed) {
    const found = own.entries.get(key);
    const text = found?.text ?? '';
    const at = (message: string) => issueAt(own, key, message);
    if (wanted === undefined) {
      const isWrong = found && !found.names;
      if (isWrong) mistakes.push(at('Aqui vai um bloco entre chaves { }, como em pt-BR.'));
    } else if (isShared(key, wanted, rules)) {
      const isOther = text !== wanted && hasBlock(own.entries, key);
      if (isOther) notices.push(at(`Em pt-BR está “${wanted}”. Veja se aqui deve ser o mesmo.`));
    } else if (isBlank(text)) {
      const numbers = numbersOf(key, forms);
      untranslated.set(key, numbers ? `${wanted} (para números como ${numbers})` : wanted);
      if (found?.text !== undefined) gaps.push(at('O texto está vazio. Escreva-o.'));
      else if (found) mistakes.push(at('Aqui vai um texto entre aspas retas ("), como em pt-BR.'));
    } else {
      const markers = differenceOfMarkers(wanted, text, forms.get(splitPlural(key).form ?? ''));
      if (markers) {
        const from = `Copie-as de ${placeOf(original, key)}, sinal por sinal.`;
        mistakes.push(at(`As marcas entre { } e < > mudaram: ${markers}. ${from}`));
      }
      if (isPortuguese(text, wanted) && !rules.mayStay.includes(nameOf(key)))
        portuguese.set(key, wanted);
    }
  }
  const lost = keysOnlyIn(needed, own.entries).filter(
    (key) => !isShared(key, needed.get(key)?.text ?? '', rules),
  );
  const added = keysOnlyIn(own.entries, needed).filter((key) => !mayBeAdded(key, original, rules));
  for (const block of new Set([...lost, ...added].map(blockOf))) {
    const lostHere = lost.filter((key) => blockOf(key) === block);
    const addedHere = added.filter((key) => blockOf(key) === block);
    const [key = ''] = [...addedHere, ...lostHere];
    const message = explainNames(lostHere, addedHere, original, forms);
    (addedHere.length > 0 ? mistakes : gaps).push(issueAt(own, key, message));
  }
  return { own, mistakes, gaps, notices, untranslated, portuguese, lost, added };
}

/** What a language must have: the entries of pt-BR, with the plural forms of the language. */
function neededEntries({ entries }: JsonFile, forms: Forms): Entries {
  const needed: Entries = new Map();
  for (const [key, entry] of entries) {
    const { base, form } = splitPlural(key);
    // Translation tools leave out blocks without texts.
    if (entry.names?.length === 0 || key === 'sample') continue;
    if (!form) needed.set(key, entry);
    for (const each of form ? forms.keys() : []) {
      const ownKey = `${base}_${each}`;
      needed.set(ownKey, entries.get(ownKey) ?? entries.get(`${base}_other`) ?? entry);
    }
  }
  return needed;
}

/** Whether there is the block in which a key should be. */
function hasBlock(entries: Entries, key: string): boolean {
  return blockOf(key) === '' || entries.get(blockOf(key))?.names !== undefined;
}

/** The keys that the other entries lack. If they lack a whole block, it stands for what is in it. */
function keysOnlyIn(entries: Entries, others: Entries): string[] {
  return [...entries.keys()].filter((key) => !others.has(key) && hasBlock(others, key));
}

/** Whether languages share the value: a photograph, or the name of a page. */
function isShared(key: string, text: string, { photo, names }: SharedNames): boolean {
  return nameOf(key) === photo || names.includes(text);
}

/** Whether a language may have a key that it doesn't need, such as another plural form. */
function mayBeAdded(key: string, { entries }: JsonFile, rules: SharedNames): boolean {
  const { base, form } = splitPlural(key);
  const isForm = form !== undefined && (entries.has(`${base}_other`) || entries.has(`${base}_one`));
  return (
    isForm || entries.has(key) || [rules.photo, ...rules.mayStay, 'sample'].includes(nameOf(key))
  );
}

/** Whether a text is still that of pt-BR. */
function isPortuguese(text: string, original: string): boolean {
  const plain = (each: string) => each.replace(/\s+/g, ' ').trim();
  const hasWords = /\p{L}/u.test(text.replace(/\{\{.*?\}\}|<.*?>/g, ''));
  return hasWords && plain(text) === plain(original);
}

/** Such as `locales/pt-BR/home.json:12`, which editors and terminals turn into a link. */
function placeOf(file: JsonFile, key: string): string {
  const { file: path, line } = issueAt(file, key, '');
  return `${path}:${line}`;
}

/** Numbers for which a plural form is, such as `0, 5 e 6`. Empty for other keys. */
function numbersOf(key: string, forms: Forms): string {
  return list(forms.get(splitPlural(key).form ?? '') ?? []);
}

/** Says which names a block lacks, and which it has that pt-BR doesn't have. */
function explainNames(lost: string[], added: string[], original: JsonFile, forms: Forms): string {
  const examples = lost.map((key) => {
    const numbers = numbersOf(key, forms);
    return numbers && ` “${nameOf(key)}” é o plural para números como ${numbers}.`;
  });
  const what = `Aqui ${difference(lost.map(nameOf), added.map(nameOf))}.${examples.join('')}`;
  const [first = ''] = lost;
  const copy = original.entries.has(first)
    ? `copie de ${placeOf(original, first)} o que falta e traduza.`
    : 'escreva o que falta.';
  if (added.length === 0) return `${what} Se está com outro nome, corrija o nome. Se não, ${copy}`;
  if (lost.length === 0) {
    return `${what} Em pt-BR não há esse nome, e o site não mostra o texto. Corrija o nome, ou tire-o daqui.`;
  }
  return `${what} Se é o mesmo texto, um dos nomes está errado, aqui ou em pt-BR: corrija-o. Se não, ${copy}`;
}

/** Which markers a text lost or got. “One day” needs no number if its plural form is only for 1. */
function differenceOfMarkers(wanted: string, own: string, numbers?: number[]): string {
  const [before, after] = [markersIn(wanted), markersIn(own)];
  const mayBeLost = numbers?.length === 1 ? [...after, '{{count}}'] : after;
  return difference(
    before.filter((marker) => !mayBeLost.includes(marker)),
    after.filter((marker) => !before.includes(marker)),
  );
}
