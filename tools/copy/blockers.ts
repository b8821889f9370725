import { settable } from '../../src/theme/letters.ts';
import { type JsonFile, keyOf, placeOf, textsIn, valueAt } from './json-file.ts';
import { usableTag } from './locale-tag.ts';
import type { NamedPhoto } from './named-photos.ts';
import { countIn, textsOf } from './progress.ts';
import { type Locales, localeFile } from './read-locales.ts';

interface Blocker {
  what: string;
  advice: string;
  place: string;
}

interface Rule extends Omit<Blocker, 'place'> {
  path: RegExp;
  stops: (text: string) => boolean;
}

/** Hosts without a public site: reserved ones (RFC 2606 and 6761), and those of local networks. */
const reserved =
  /^(.*\.)?(example\.(com|net|org)|example|test|invalid|local|localhost|internal)\.?$|^[^.]*$|^\[|^(0|10|127|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$/i;
const isReserved = (url: string) => !URL.canParse(url) || reserved.test(new URL(url).hostname);
const isNotPublic = (url: string) => !/^https:[^<>]*$/i.test(url) || isReserved(url);

const samples: Rule[] = [
  {
    path: /^email$/,
    stops: (value) => isReserved(value.replace(/^.*@/, 'https://')),
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
      'escreva o endereço do serviço que recebe as mensagens, ou null para um formulário que só mostra a confirmação, sem enviar nada',
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

const note: Rule = {
  path: /(^|\.)sample$/,
  stops: (value) => value !== '',
  what: 'textos de exemplo',
  advice: 'troque os exemplos deste arquivo pelo que é seu e apague esta linha',
};

const unfinished: Rule = {
  path: /./,
  // “TODO” may also be a Portuguese word in capitals, as in “TODO dia” or “o ano TODO.”
  stops: (value) =>
    /^\P{L}*TODO\P{L}*$|[([]TODO\b|\bTODO\s*:|\bFIXME\b|[Ll]orem ipsum/u.test(value),
  what: 'texto por terminar',
  advice: 'termine este texto e apague a marca (TODO, FIXME ou lorem ipsum)',
};

const notInFonts = (path: RegExp): Rule => ({
  path,
  stops: (value) => value.trim() !== '' && !settable(value),
  what: 'texto com letras que as fontes do site não têm',
  advice: 'ele aparece na página, mas não na imagem que o WhatsApp mostra junto do link',
});

/** Only a reminder, because some countries' numbers have 10 or 11 digits including the code. */
const shortNumber: Rule = {
  path: /^whatsapp$/,
  stops: (value) => /^\d{10,11}$/.test(value),
  what: 'o número de WhatsApp parece não ter o código do país',
  advice: 'para um número do Brasil, comece por 55',
};

const draft: Rule = {
  path: /^status$/,
  stops: (value) => value !== 'published',
  what: 'idioma em rascunho',
  advice:
    'termine a tradução e troque "draft" por "published", ou guarde a pasta do idioma fora de locales/ até lá',
};

const undecidedForm = {
  what: 'destino do formulário por decidir',
  advice: `por enquanto, o formulário não envia nada, e o site avisa disso acima dos campos; acrescente
    "formEndpoint" com o endereço que recebe as mensagens (docs/publishing.md diz o que escrever), ou com null se ele
    deve só mostrar a confirmação, sem envio e sem esse aviso`,
};

const noDelivery = {
  what: 'dados que faltam à página de privacidade',
  advice: `o formulário envia nome, e-mail e telefone de quem escreve, e a página de privacidade precisa dizer por
    onde eles passam; acrescente "delivery" com o serviço, o país em que ele guarda as mensagens e em quantos meses
    você as apaga, ou "privacy" com o endereço de uma política sua`,
};

const onlyConfirms = {
  what: 'o formulário só mostra a confirmação',
  advice: 'ninguém recebe o que se escreve nele',
};

/** What the owner must settle before publishing. */
export function blockersIn(locales: Locales): Blocker[] {
  const { site, source, translations } = locales;
  return [
    ...(site ? [...ofForm(site, locales.pages), ...inspect(site, [...samples, note])] : []),
    ...[source, ...translations].flatMap(({ files }) =>
      [...files].flatMap(([name, file]) =>
        inspect(file, name === localeFile ? [draft] : [note, unfinished]),
      ),
    ),
    ...inPortuguese(locales, true),
  ];
}

/** Reminders, which don't block publishing. `width` and `height` are what a photo should have. */
export function remindersIn(
  locales: Locales,
  photos: readonly (NamedPhoto & { width: number; height: number })[],
): Blocker[] {
  const { site, source, translations } = locales;
  const published = [source, ...translations.filter((folder) => !folder.draft)];
  const isNull = valueAt(site?.data, 'formEndpoint') === null;
  return [
    ...photos.map(({ name, file, path, width, height }) => ({
      what: `foto pequena (${name})`,
      advice: `use uma de pelo menos ${width} × ${height} pixels, para que não apareça borrada`,
      place: placeOf(file, path),
    })),
    ...(site ? inspect(site, [shortNumber, notInFonts(/^name$/)]) : []),
    ...published.flatMap(({ files }) =>
      [...files.values()].flatMap((file) => inspect(file, [notInFonts(/^hero\.(badge|title)$/)])),
    ),
    ...inPortuguese(locales, false),
    ...(site && isNull ? [{ ...onlyConfirms, place: placeOf(site, ['formEndpoint']) }] : []),
  ];
}

function ofForm(site: JsonFile, pages: readonly string[]): Blocker[] {
  if (site.data === undefined) return [];
  if (valueAt(site.data, 'formEndpoint') === undefined) {
    return [{ ...undecidedForm, place: placeOf(site, []) }];
  }
  const isSettled = !pages.includes('privacidade') || valueAt(site.data, 'delivery') !== undefined;
  return isSettled ? [] : [{ ...noDelivery, place: placeOf(site, ['formEndpoint']) }];
}

/** Published languages that are in part Portuguese: over a fifth if `isMuch`, or else less. */
function inPortuguese({ source, translations }: Locales, isMuch: boolean): Blocker[] {
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
      ? `traduza-os (${command}), ou escreva "draft" em "status" até terminar`
      : `veja quais com: ${command}`;
    return [{ what, advice, place: placeOf(file, []) }];
  });
}

/** All kinds of blockers in one line, for the build. */
export function summaryOf(blockers: readonly Blocker[]): string | undefined {
  if (blockers.length === 0) return undefined;
  const kinds = [...new Set(blockers.map(({ what }) => what))].join(', ');
  return `Ainda não é hora de publicar: ${kinds}. Para ver onde, rode: npm run publish:check`;
}

/** A paragraph for each blocker, with its place and advice. */
export function listOf(blockers: readonly Blocker[]): string {
  return blockers
    .map(({ what, advice, place }) => `  ${place}\n    ${what}: ${advice}\n`)
    .join('\n');
}

function inspect(file: JsonFile, rules: readonly Rule[]): Blocker[] {
  return textsIn(file.data).flatMap(({ path, text }) =>
    rules
      .filter((rule) => rule.path.test(keyOf(path)) && rule.stops(text))
      .map(({ what, advice }) => ({ what, advice, place: placeOf(file, path) })),
  );
}
