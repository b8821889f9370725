import { settable } from '../../src/theme/letters.ts';
import { type JsonFile, keyOf, placeOf, textAt, textsIn, valueAt } from './json-file.ts';
import { usableTag } from './locale-tag.ts';
import type { NamedPhoto } from './named-photos.ts';
import { countIn, textsOf } from './progress.ts';
import { type Locales, localeFile, publishedIn } from './read-locales.ts';

export interface Blocker {
  /** A few words, for `summaryOf`. */
  what: string;
  advice: string;
  /** File and line. */
  place: string;
}

interface BlockingRule extends Omit<Blocker, 'place'> {
  /** Matches a field's dotted path. */
  path: RegExp;
  stops: (value: string) => boolean;
}

/** Reserved hosts (RFC 2606 and 6761), and those of local networks. */
const nobodys =
  /^(.*\.)?(example\.(com|net|org)|example|test|invalid|local|localhost|internal)\.?$|^[^.]*$|^\[|^(0|10|127|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$/i;
const isNobodys = (url: string) => !URL.canParse(url) || nobodys.test(new URL(url).hostname);
const isNotPublic = (url: string) => !/^https:[^<>]*$/i.test(url) || isNobodys(url);

const samples: BlockingRule[] = [
  {
    path: /^email$/,
    stops: (value) => isNobodys(value.replace(/^.*@/, 'https://')),
    what: 'e-mail de exemplo',
    advice: 'escreva o e-mail em que você responde',
  },
  {
    path: /^whatsapp$/,
    stops: (value) => /0{6}$/.test(value) || value.length < 10,
    what: 'número de WhatsApp de exemplo',
    advice: 'escreva o seu número com código do país e DDD, só com dígitos',
  },
  {
    path: /^address$/,
    stops: isNotPublic,
    what: 'endereço do site de exemplo',
    advice: 'escreva o endereço completo, começando por https://',
  },
  {
    path: /^social\./,
    stops: isNotPublic,
    what: 'endereço de rede social de exemplo',
    advice: 'escreva o endereço do seu perfil',
  },
  {
    path: /^formEndpoint$/,
    stops: isNotPublic,
    what: 'endereço de formulário de exemplo',
    advice:
      'escreva o do serviço que recebe as mensagens, ou null para um formulário que só confirma',
  },
  {
    path: /^(video|press|privacy)$/,
    stops: (value) => !value.startsWith('/') && isNotPublic(value),
    what: 'endereço de exemplo',
    advice: 'escreva o seu endereço, ou apague a linha',
  },
  {
    path: /^analytics\.src$/,
    stops: isNotPublic,
    what: 'contador de visitas de exemplo',
    advice: 'escreva o endereço do script do seu serviço, ou apague "analytics"',
  },
];

const note: BlockingRule = {
  path: /(^|\.)sample$/,
  stops: (value) => value !== '',
  what: 'textos de exemplo',
  advice: 'troque os exemplos deste arquivo pelo que é seu e apague esta linha',
};

const unfinished: BlockingRule = {
  path: /./,
  // In a sentence, “TODO” may be a word in capitals: “TODO dia”, “o ano TODO.”
  stops: (value) =>
    /^\P{L}*TODO\P{L}*$|[([]TODO\b|\bTODO\s*:|\bFIXME\b|[Ll]orem ipsum/u.test(value),
  what: 'texto por terminar',
  advice: 'termine este texto e apague a marca (TODO, FIXME ou lorem ipsum)',
};

const unset: BlockingRule = {
  path: /^(name|hero\.(badge|title))$/,
  stops: (value) => value.trim() !== '' && !settable(value),
  what: 'texto que não cabe nas letras do site',
  advice: 'na página ele aparece, mas a imagem que o WhatsApp mostra junto do link fica sem ele',
};

const draft: BlockingRule = {
  path: /^status$/,
  stops: (value) => value !== 'published',
  what: 'idioma em rascunho',
  advice:
    'termine a tradução e troque "draft" por "published", ou guarde a pasta do idioma fora de locales/ até lá',
};

const undecidedForm = {
  what: 'destino do formulário por decidir',
  advice: `o formulário não envia nada, e o site avisa disso acima dos campos; acrescente "formEndpoint" com o
    endereço que recebe as mensagens (docs/publishing.md diz o que escrever), ou com null para um
    formulário que só confirma, sem esse aviso`,
};

const noDelivery = {
  what: 'dados para a página de privacidade por indicar',
  advice: `o formulário envia nome, e-mail e telefone de quem escreve, e a página de privacidade precisa dizer por
    onde eles passam; acrescente "delivery" com o serviço, o país em que ele guarda as mensagens e em quantos meses
    você as apaga, ou "privacy" com o lugar de uma política sua`,
};

/** What must be settled before publishing. */
export function blockersIn(locales: Locales): Blocker[] {
  const { site, pages, source, translations } = locales;
  const endpoint = valueAt(site?.data, 'formEndpoint');
  const isUndecided = site?.data !== undefined && endpoint === undefined;
  const lacksDelivery =
    endpoint !== undefined &&
    pages.includes('privacidade') &&
    valueAt(site?.data, 'delivery') === undefined;
  return [
    ...(site && isUndecided ? [{ ...undecidedForm, place: placeOf(site, []) }] : []),
    ...(site && lacksDelivery ? [{ ...noDelivery, place: placeOf(site, ['formEndpoint']) }] : []),
    ...(site ? inspect(site, [...samples, note]) : []),
    ...[source, ...translations].flatMap(({ files }) =>
      [...files].flatMap(([name, file]) =>
        inspect(file, name === localeFile ? [draft] : [note, unfinished]),
      ),
    ),
    ...inPortuguese(locales, true),
  ];
}

/** Whether the owner wants a form that only confirms. */
export function onlyConfirms({ site }: Locales): boolean {
  return valueAt(site?.data, 'formEndpoint') === null;
}

/** Texts of preview pictures that the site's fonts can't set. */
export function unsetTexts(locales: Locales): Blocker[] {
  const files = publishedIn(locales).flatMap((language) => [...language.files.values()]);
  return [locales.site ?? [], files].flat().flatMap((file) => inspect(file, [unset]));
}

/** Published languages with texts that are still Portuguese: more than a fifth of all, or fewer. */
export function inPortuguese({ source, translations }: Locales, isMuch: boolean): Blocker[] {
  return translations.flatMap((folder) => {
    const { tag, draft, files } = folder;
    const file = files.get(localeFile);
    const isVariant = new Intl.Locale(usableTag(tag)).language === 'pt';
    if (file?.data === undefined || draft || isVariant) return [];
    const texts = textsOf(folder, source);
    const count = countIn(texts, 'equal');
    if (count === 0 || count > texts.length / 5 !== isMuch) return [];
    const what = `${count} de ${texts.length} textos de ${tag} ainda em português`;
    const command = `npm run locales -- todo ${tag}`;
    const advice = isMuch
      ? `traduza-os (${command}), ou volte "status" para "draft" até lá`
      : `veja quais com: ${command}`;
    return [{ what, advice, place: placeOf(file, []) }];
  });
}

/** Brazilian numbers without the country's code. Some in other countries are as short. */
export function shortNumber({ site }: Locales): Blocker[] {
  const number = textAt(site?.data, 'whatsapp');
  if (!site || !number || !/^\d{10,11}$/.test(number)) return [];
  const what = 'o número de WhatsApp parece não ter o código do país';
  return [
    { what, advice: 'para um número do Brasil, comece por 55', place: placeOf(site, ['whatsapp']) },
  ];
}

/** With the minimum size of its place, in pixels. */
interface SmallPhoto extends Pick<NamedPhoto, 'name' | 'file' | 'path'> {
  width: number;
  height: number;
}

/** Photographs that look blurred in their place. */
export function smallPhotos(photos: readonly SmallPhoto[]): Blocker[] {
  return photos.map(({ name, file, path, width, height }) => ({
    what: `foto pequena (${name})`,
    advice: `use uma de pelo menos ${width} × ${height} pixels, para que não apareça borrada`,
    place: placeOf(file, path),
  }));
}

/** All blockers in one line, for the build. */
export function summaryOf(blockers: readonly Blocker[]): string | undefined {
  if (blockers.length === 0) return undefined;
  const kinds = [...new Set(blockers.map(({ what }) => what))].join(', ');
  return `Ainda não é hora de publicar: ${kinds}. Veja onde com: npm run publish:check`;
}

/** A paragraph for each blocker. */
export function listOf(blockers: readonly Blocker[]): string {
  return blockers
    .map(({ what, advice, place }) => `  ${place}\n    ${what}: ${advice}\n`)
    .join('\n');
}

function inspect(file: JsonFile, rules: readonly BlockingRule[]): Blocker[] {
  return textsIn(file.data).flatMap(({ path, text }) =>
    rules
      .filter((rule) => rule.path.test(keyOf(path)) && rule.stops(text))
      .map(({ what, advice }) => ({ what, advice, place: placeOf(file, path) })),
  );
}
