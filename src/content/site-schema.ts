import { z } from 'zod';
import { pageKeys } from './pages.ts';
import { everyWeekday } from './weekdays.ts';

// Each sentence says to the owner what a fact must look like. The checker (tools/check) puts what is
// wrong before it. Browsers don't need this file: `site.ts` imports only the type.

function text(pattern: RegExp, sentence: string) {
  return z.string(sentence).regex(pattern, sentence);
}

function url(pattern: RegExp, sentence: string) {
  return text(pattern, sentence).refine((address) => URL.canParse(address), sentence);
}

const words = (example: string) => text(/\p{L}/u, `Escreva-o assim: "${example}".`);

const webAddress = url(
  /^https?:\/\/[^\s,;/?#@]+([/?#]\S*)?(?<![,;])$/,
  'Escreva o endereço inteiro, como "https://www.instagram.com/seunome", e não “@seunome”, sem espaço, também no fim: abra o seu perfil no navegador e copie-o de lá. Se não tem um, apague a linha.',
);

/**
 * The address of a service, but not of Formspree's pages for its customers. Tests send messages to one on
 * this computer, which has no HTTPS.
 */
const service = (sentence: string) =>
  url(
    /^(https:\/\/(?!formspree\.io\/forms)[^\s<>@/]+|http:\/\/localhost)([:/?][^\s<>]*)?$/,
    sentence,
  );

const fieldName = text(
  /^(?!(nome|email|telefone|interesse|mensagem)$)[^\s"<>]+$/,
  'O nome de um campo, como "_gotcha", não tem espaços nem é o de um campo visível. Corrija-o, ou apague a linha.',
);

const linkName = text(
  /^[a-z][a-z\d-]*$/,
  'O nome de um link começa por letra e só tem letras minúsculas sem acento, números e hífens, como “midia-kit”. Mude o nome, também nos textos.',
).refine(
  (name) => !['email', 'whatsapp', ...pageKeys].includes(name),
  'Este nome já tem um sentido nos textos: é o do e-mail, o do WhatsApp ou o de uma página. Dê outro nome a este link.',
);

const networkName = text(
  /^(?!(whatsapp|email)$)[^\s.:]([^.:]*[^\s.:])?$/,
  'O nome de uma rede é o que o site mostra, como "YouTube", sem ponto nem dois-pontos. O WhatsApp e o e-mail têm lugar próprio, em "whatsapp" e "email". Mude o nome.',
);

const wholeNumber = 'Escreva um número inteiro sem aspas, a partir de 1.';
const count = z.int(wholeNumber).min(1, wholeNumber);

const numberOrText =
  'Escreva-o entre aspas, como quer vê-lo no site, como "1.200" ou "500+", ou sem aspas, se é um número inteiro sem ponto, como 1200.';
const figure = z.union(
  [z.int(numberOrText).min(0, numberOrText), text(/[\p{L}\p{N}\p{S}\p{P}]/u, numberOrText)],
  numberOrText,
);

const isFigureName = (name: string) =>
  /^(?!(name|firstName|email|slug|weeks|count|stars|where)$)[a-z][a-zA-Z\d]*$/.test(name);

const wrongFigureName =
  'O nome de um número começa por letra minúscula, só tem letras sem acento e algarismos e não é o nome de outro dado. Mude o nome.';

const figures = z
  .object(
    {
      /** In working days. */
      replyDays: count,
      meetings: count,
      bookEdition: count.optional(),
      eventEdition: count.optional(),
      ageFrom: figure,
      ageTo: figure,
      groupFrom: figure,
      groupTo: figure,
      planDays: figure,
      /** In minutes, like `talkTo`. */
      talkFrom: figure,
      talkTo: figure,
    },
    'Escreva um bloco entre chaves { }, com os números dentro.',
  )
  .catchall(figure)
  .superRefine((block, context) => {
    const add = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    for (const [name, from] of Object.entries(block)) {
      const to = name.endsWith('From') ? block[name.replace(/From$/, 'To')] : undefined;
      const isBackwards = typeof from === 'number' && typeof to === 'number' && from > to;
      const backwards = `Este número vai de ${from} a ${to}: o primeiro não pode ser maior. Corrija um dos dois.`;
      if (!isFigureName(name)) add(name, wrongFigureName);
      if (isBackwards) add(name, backwards);
    }
  });

function explainFacts(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type')
    return 'O arquivo vai de uma chave { até a chave } dela. Recupere o que havia, com Ctrl + Z ou de uma cópia.';
  if (issue.code !== 'unrecognized_keys') return;
  return `O site não conhece “${issue.keys.join('”, “')}”. Se só o nome está errado, corrija o nome. Um número seu vai dentro de “figures”, e o que não é do site, fora deste arquivo.`;
}

const facts = {
  name: words('Helena Prado'),
  /** What people call her, such as `Ana`. */
  firstName: words('Maria Helena'),
  slug: text(
    /^(?!.{51})[a-z\d]+(-[a-z\d]+)*$/,
    'Escreva-o assim: "helena-prado" (só letras minúsculas sem acento, números e hífens, até 50 sinais ao todo).',
  ),
  email: text(
    /^[^\s@,;:<>()]+@[^\s@.,;:<>()/]+(\.[^\s@.,;:<>()/]+)+$/,
    'Escreva-o assim: "contato@example.com" (um só e-mail, sem espaço, também no fim, e sem “mailto:”, vírgula nem ponto no fim).',
  ),
  /** Only digits, beginning with the country code. */
  whatsapp: text(
    /^(?!550)[1-9]\d{7,14}$/,
    'Escreva só algarismos, entre aspas: o código do país, que no Brasil é 55, o DDD, sem zero, e o número. (11) 90000-0000 fica "5511900000000".',
  ),
  /** May end in a folder on the host, such as `https://example.com/site`. */
  address: url(
    /^https:\/\/[^\s@.,;:/?#]+(\.[^\s@.,;:/?#]+)+(:\d+)?(\/[^\s,;:?#&]*)?$(?<!\.(html?|php)\/?)/,
    'Escreva-o assim: "https://www.example.com" (o endereço público da página inicial, não o do seu computador, começando por https://, sem espaço, também no fim, “index.html”, vírgula, “?” nem “#”).',
  ),
  /** If undefined or `null`, the form sends nothing. If undefined, a sentence says so. */
  formEndpoint: service(
    'Um e-mail não serve aqui. Crie uma conta num serviço de formulários e escreva o endereço que ele der, começando por https://, sem espaço nem os sinais < e >: no Formspree, é https://formspree.io/f/ e o seu código, e não o endereço do painel. Se ninguém deve receber as mensagens, escreva null, sem aspas.',
  )
    .nullable()
    .optional(),
  formFields: z
    .record(
      fieldName,
      z.string('Escreva o valor entre aspas, como "false".'),
      'Escreva-o assim: { "access_key": "…" }, ou apague a linha.',
    )
    .optional(),
  /** The name of a hidden field that only robots fill in. */
  formTrap: fieldName.optional(),
  analytics: z
    .object(
      {
        src: service(
          'Escreva-o assim: "https://plausible.io/js/script.js" (começando por https://, sem espaço nem os sinais < e >).',
        ),
      },
      'Escreva-o assim: { "src": "https://plausible.io/js/script.js", "data-domain": "example.com.br" }, ou apague a linha.',
    )
    .catchall(z.string('Escreva o valor entre aspas.'))
    .refine(
      (block) => Object.keys(block).every((name) => /^(?!on|style)[a-z\d-]+$/.test(name)),
      'Os nomes são os que o serviço pede, em minúsculas: "src" e outros, como "data-domain". Mude o nome.',
    )
    .optional(),
  /** The owner's profiles, by the name that the site shows, such as `Instagram`. */
  social: z.record(
    networkName,
    webAddress,
    'Escreva um bloco entre chaves { }, como { "Instagram": "https://…" }.',
  ),
  /** Addresses that texts may link to by their names: web addresses, or files of `public/`. */
  links: z
    .record(
      linkName,
      text(
        /^(https:\/\/[^\s,;/?#]+([/?#]\S*)?(?<![,;])|(\/[\w-][\w.-]*)+(#\S*)?)$/,
        'Escreva-o assim: "https://example.com/ingressos" (começando por https://, sem espaço, também no fim) ou "/imprensa.pdf" (um arquivo de public/, com um nome sem espaços nem acentos), ou apague a linha.',
      ),
      'Escreva-o assim: { "ingressos": "https://example.com/ingressos" }, ou apague a linha.',
    )
    .optional(),
  openDays: z
    .array(
      z.enum(
        everyWeekday,
        'Escreva um destes dias: "mon", "tue", "wed", "thu", "fri", "sat", "sun" (de segunda a domingo).',
      ),
      'Escreva os dias assim: ["mon", "tue", "wed", "thu", "fri"] (segunda a sexta; sábado é "sat", e domingo "sun"), ou apague a linha.',
    )
    .refine(
      (days) => days.length > 0 && new Set(days).size === days.length,
      'Escreva cada dia uma vez, como ["mon", "tue", "wed"], ou apague a linha para não mostrar nenhum.',
    )
    .optional(),
  figures,
  /** A note to the owner about what is invented. Visitors don't get it. */
  sample: z.string('Escreva um texto entre aspas, ou apague a linha.').optional(),
};

/** The owner's facts in `locales/site.json`. */
export const siteSchema = z.strictObject(facts, { error: explainFacts });

export type Site = z.infer<typeof siteSchema>;
