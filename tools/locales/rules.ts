import { products } from '../../src/content/pages.ts';
import type { Site } from '../../src/content/site.ts';
import { variablesOf, variablesOfCode } from '../../src/content/variables.ts';
import { howToRecover, list } from './issue.ts';
import { entriesOf, isBlock, type JsonFile, keyOf, placeOf, valueAt } from './json-file.ts';
import { isTag, languageName, neededForms, numbersOf, pluralOf } from './language-tag.ts';
import { brokenMarker, isBlank, markersIn } from './markers.ts';
import type { LocaleFolder, Locales } from './read-locales.ts';
import { isShared, type Pair } from './translation.ts';

export interface Context {
  locales: Locales;
  /** The owner's facts. Undefined if site.json has a mistake. */
  facts: Site | undefined;
  folder: LocaleFolder;
  /** Whether the folder is pt-BR. A text of pt-BR is its own original. */
  isSource: boolean;
  /** The file's name, such as `home.json`. */
  name: string;
  /** The file of pt-BR with this name. */
  original: JsonFile;
  /** All pairs of the file. */
  pairs: Pair[];
}

/** Returns a sentence if something is wrong: first what it is, and then what to do. */
type Rule = (pair: Pair, context: Context) => string | undefined;

/** The rules for every text and block. Only the first mistake of each is reported. */
export const rules: Rule[] = [
  // Names
  unknownName,
  missingName,
  // Lists of pt-BR
  unsuitableId,
  productWithoutPage,
  emptyList,
  incompleteItem,
  strangeNameInItem,
  // Values
  wrongKind,
  blankText,
  unknownLanguage,
  changedSharedValue,
  // Markers, such as {{name}} and <email>
  changedMarkers,
  unknownMarkers,
];

function unknownName(pair: Pair, context: Context) {
  if (pair.original !== undefined) return;
  const { folder } = context;
  const name = pair.path.at(-1) ?? '';
  const { missing, isRenamed } = unmatchedNames(pair, context);
  if (isRenamed) return `Aqui o nome é ${missing}, e não “${name}”. Corrija-o.`;
  const forms = list(neededForms(folder.tag).map((form) => `_${form}`));
  const plural = `Em ${languageName(folder.tag)}, as formas de plural são ${forms}. `;
  const renamed = missing && `Se é a tradução de ${missing}, corrija o nome. `;
  return `Não há “${name}” em ${context.original.label}. ${pluralOf(name) ? plural : ''}${renamed}Se foi apagado lá, apague-o aqui também; se sumiu de lá sem querer, ${howToRecover}.`;
}

function missingName(pair: Pair, context: Context) {
  const { path, original, own } = pair;
  const { folder, isSource } = context;
  if (own !== undefined || folder.draft) return;
  const missing = `Aqui falta “${path.at(-1)}”`;
  if (isSource) {
    return `${missing}, de que o site precisa. Se ele está com outro nome, corrija o nome. Se não, ${howToRecover}.`;
  }
  const { extra, isRenamed } = unmatchedNames(pair, context);
  // `unknownName` says which name is meant.
  if (isRenamed) return;
  const start = missing + (extra ? `. Se é ${extra}, corrija o nome. Se não, ` : ': ');
  const { form } = pluralOf(path.at(-1) ?? '') ?? {};
  if (form) {
    const numbers = list(numbersOf(folder.tag, form));
    return `${start}escreva-o. Em ${languageName(folder.tag)}, essa forma de plural vale para números como ${numbers}.`;
  }
  const what = isBlock(original) ? 'o bloco, até a chave que o fecha,' : 'a linha';
  return `${start}copie de ${placeOf(context.original, path)} ${what} e traduza o que for preciso. Entre dois textos ou blocos vai uma vírgula.`;
}

/** The names in the same block that only the original has, and those that only the translation has. */
function unmatchedNames({ path }: Pair, { pairs }: Context) {
  const block = path.slice(0, -1);
  const siblings = pairs.filter((each) => keyOf(each.path.slice(0, -1)) === keyOf(block));
  const without = (side: 'own' | 'original') =>
    siblings.filter((each) => each[side] === undefined).map((each) => `“${each.path.at(-1)}”`);
  const missing = without('own');
  const extra = without('original');
  const isSingle = missing.length === 1 && extra.length === 1;
  // In a list, another name may be that of another item.
  const isRenamed = isSingle && !lists.includes(block.at(-1) ?? '');
  return { missing: list(missing, 'disjunction'), extra: list(extra, 'disjunction'), isRenamed };
}

/** The names of the blocks whose entries have ids. */
const lists = ['items', 'stages', 'meetings', 'tools', 'body', 'options'];

function unsuitableId({ path }: Pair, { isSource, name }: Context) {
  const [id = '', parent = ''] = path.toReversed();
  if (!isSource || !lists.includes(parent) || /^[a-z][a-z\d-]*$/.test(id)) return;
  // A channel's id is the name of a network in site.json.
  if (isItemOf('contato.json channels.items', path, name)) return;
  return `O apelido “${id}” não serve. Um apelido começa por letra minúscula e só tem letras minúsculas sem acento, números e hífens. Mude-o aqui e nos outros idiomas.`;
}

function productWithoutPage({ path }: Pair, { isSource, name }: Context) {
  if (!isSource || !isItemOf('home.json products.items', path, name)) return;
  const id = path.at(-1);
  if (products.some((page) => page === id)) return;
  return `O item “${id}” não leva a nenhuma página: nesta lista só cabem ${list(products)}. Corrija o nome, ou leve o item para fora deste arquivo.`;
}

/** Whether a path of the file `name` leads to an item of a list. */
function isItemOf(place: string, path: Pair['path'], name: string): boolean {
  return `${name} ${keyOf(path.slice(0, -1))}` === place;
}

function emptyList({ path, own }: Pair, { isSource }: Context) {
  const [name = '', parent = ''] = path.toReversed();
  const isEmpty = isBlock(own) && entriesOf(own).length === 0;
  if (!isSource || !isEmpty || !lists.includes(name)) return;
  // Of these, the page shows nothing if they are empty.
  if (name === 'tools' || ['before', 'testimonials'].includes(parent)) return;
  return `Esta lista está vazia, e na página ficaria um título sem nada embaixo. Se apagou um item sem querer, ${howToRecover}. Só as listas de “before” e “testimonials” podem ficar vazias: sem itens, o bloco delas não aparece.`;
}

/** Names that only some items of a list have. */
const optional = ['takeaway', 'topic', 'avatarUrl', 'alt', 'labels'];

function incompleteItem({ path, own }: Pair, context: Context) {
  const others = otherItems(path, context);
  const [first = []] = others;
  const names = namesIn(own);
  const missing = first.filter((name) => {
    const isShared = others.every((each) => each.includes(name));
    return isShared && !names.includes(name) && !optional.includes(name);
  });
  if (missing.length === 0) return;
  return `Neste item falta ${list(missing)}, que os outros da lista têm. Se está aqui com outro nome, corrija o nome. Se não, escreva-o ou ${howToRecover}.`;
}

function strangeNameInItem({ path }: Pair, context: Context) {
  const others = otherItems(path.slice(0, -1), context);
  const name = ownName(path.at(-1) ?? '');
  if (others.length === 0 || optional.includes(name)) return;
  if (others.some((each) => each.includes(name))) return;
  return `Nenhum outro item desta lista tem “${name}”, e a página não mostra esse texto. Corrija o nome. Um item tem os mesmos nomes que os outros, e pode ter também “takeaway”, “topic” ou “avatarUrl”.`;
}

/** The names in the other items of a list of pt-BR. Of two items, either may be the unusual one. */
function otherItems(path: Pair['path'], { original, isSource }: Context): string[][] {
  const above = path.slice(0, -1);
  if (!isSource || !lists.includes(above.at(-1) ?? '')) return [];
  const items = entriesOf(valueAt(original.data, ...above));
  const others = items.filter(([id]) => id !== path.at(-1));
  return others.length < 2 ? [] : others.map(([, item]) => namesIn(item));
}

/** The names of an item's texts, without plural forms. */
function namesIn(item: unknown): string[] {
  return entriesOf(item).map(([name]) => ownName(name));
}

/** A name without its plural form: `label` for `label_one`. */
function ownName(name: string): string {
  return pluralOf(name)?.base ?? name;
}

function wrongKind({ original, own }: Pair) {
  if (own === undefined) return;
  if (isBlock(original)) {
    return isBlock(own) ? undefined : 'Aqui vai um bloco entre chaves { }. Faça como no original.';
  }
  if (typeof own === 'string') return;
  return 'Aqui vai um texto entre aspas ("). Corrija isto; numa tradução, faça como no original.';
}

function blankText({ own }: Pair, { folder }: Context) {
  if (typeof own !== 'string' || !isBlank(own)) return;
  return `O texto está vazio. Escreva-o.${folder.draft ? ' Num rascunho, você também pode apagar a linha.' : ''}`;
}

function unknownLanguage({ path, own }: Pair) {
  if (!path.at(-1)?.endsWith('Lang') || typeof own !== 'string' || isTag(own)) return;
  return 'Aqui vai o código do idioma em que está o título logo acima, como en, es ou pt-BR. Corrija-o.';
}

function changedSharedValue({ path, original, own }: Pair, { isSource, original: file }: Context) {
  if (isSource || own === undefined || own === original) return;
  if (!isShared(path.at(-1) ?? '', original)) return;
  return `Este valor é o mesmo em todos os idiomas. Copie-o de ${placeOf(file, path)}.`;
}

function changedMarkers(pair: Pair, context: Context) {
  const { folder, isSource } = context;
  const { path, original, own } = pair;
  if (isSource) return;
  if (typeof own !== 'string' || typeof original !== 'string') return;
  const needed = markersIn(original);
  const found = markersIn(own);
  let missing = needed.filter((marker) => !found.includes(marker));
  let extra = found.filter((marker) => !needed.includes(marker));
  const { form } = pluralOf(path.at(-1) ?? '') ?? {};
  if (form) {
    // “one day” needs no number if the form is only for 1.
    const isForOne = numbersOf(folder.tag, form).length < 2 && !['many', 'other'].includes(form);
    if (isForOne) missing = missing.filter((marker) => marker !== '{{count}}');
    extra = extra.filter((marker) => marker !== '{{count}}');
  }
  const differences: string[] = [];
  if (missing.length > 0) differences.push(`falta ${list(missing)}`);
  if (extra.length > 0) differences.push(`sobra ${list(extra)}`);
  if (differences.length === 0) return;
  const message = `As marcas entre { } e < > não são as do original: ${differences.join('; ')}. Copie-as de ${placeOf(context.original, path)}, sinal por sinal.`;
  return brokenMarker(own, needed) ?? message;
}

function unknownMarkers({ own }: Pair, { locales, isSource, facts }: Context) {
  if (!isSource || !facts || typeof own !== 'string') return;
  const variables = [...Object.keys(variablesOf(facts)), ...variablesOfCode];
  const links = ['whatsapp', 'email', ...locales.pages, ...Object.keys(facts.links ?? {})];
  const markers = [
    ...variables.map((variable) => `{{${variable}}}`),
    ...links.map((link) => `<${link}>…</${link}>`),
  ];
  const unknown = markersIn(own).filter((marker) => !markers.includes(marker));
  if (unknown.length === 0) return;
  const message = `O site não conhece ${list(unknown)}. Corrija o nome ou o sinal, ou tire-o do texto. Num link cabe ${list(links)}; entre chaves, {{name}} e os outros nomes de site.json.`;
  return brokenMarker(own, markers) ?? message;
}
