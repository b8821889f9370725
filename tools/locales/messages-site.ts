/** What the check says about addresses, languages, `site.json` and the original's own rules. */
export const saysOfSite = {
  // Public paths
  pathStart: 'O endereço não começa com barra. Escreva-o como "/exemplo".',
  pathCapitals: (better: string) =>
    `O endereço tem letra maiúscula, e quem o digitar com minúscula não chega. Escreva "${better}".`,
  pathSpace: 'O endereço tem espaço. Troque-o por hífen, como em "/duas-palavras".',
  pathQuery: 'O endereço tem “?” ou “#”, que não fazem parte dele. Apague daí em diante.',
  pathEnd: (better: string) => `O endereço termina com barra. Escreva "${better}".`,
  pathHtml: 'O endereço termina em “.html”. Apague esse final.',
  pathSign: (sign: string) =>
    `O endereço tem “${sign}”, que não serve para endereços. Use só letras, números, hífen e barra.`,
  pathEmptyPart:
    'O endereço tem uma parte vazia ou só com pontos. Deixe uma palavra entre duas barras.',
  pathVariable: (name: string) =>
    `{{${name}}} não serve para endereços: só {{slug}} é preenchido. Escreva o endereço por extenso.`,
  pathTwice: (path: string, page: string, place: string) =>
    `O endereço ${path} já é o da página “${page}” (${place}). Escolha outro.`,
  pathOwnPrefix: (tag: string, better: string) =>
    `O começo /${tag} entra sozinho. Escreva só "${better}".`,
  pathPrefix: (tag: string) =>
    `O endereço cai dentro de /${tag}, onde moram as páginas desse idioma. Escolha outro.`,
  pathReserved: (file: string) => `O endereço é o de um arquivo do site (${file}). Escolha outro.`,

  // The language
  badTag: (meant?: string) =>
    `O nome da pasta não é um código de idioma. ${meant ? `Você quis dizer “${meant}”? Mude o nome da pasta.` : 'Use o código do idioma, como en, es ou pt-PT.'}`,
  unknownLanguage:
    'O nome da pasta não é o código de um idioma conhecido. Use o código do idioma, como en, es ou pt-PT.',
  unknownSubtag: (part: string) =>
    `No nome da pasta, “${part}” não é um país nem uma escrita que se conheça. Corrija, ou deixe só o idioma.`,
  direction:
    'A direção não é nenhuma das duas. Escreva "ltr" (da esquerda para a direita) ou "rtl".',
  wrongDirection: (language: string) =>
    `O idioma (${language}) se escreve da direita para a esquerda. Escreva "rtl".`,
  status: 'O estado não é nenhum dos dois. Escreva "draft" (rascunho) ou "published" (publicado).',
  sourceDraft: 'O idioma original não pode ser rascunho. Escreva "published".',

  photo:
    'A fotografia precisa de caminho e tamanho. Escreva { "src": "/retrato.jpg", "width": 800, "height": 1000 }, ou null para as iniciais.',

  // The original
  titleLimit: (length: number, limit: number) =>
    `O título tem ${length} letras, e a busca corta depois de ${limit}. Encurte-o.`,
  descriptionLimit: (length: number, from: number, to: number) =>
    `O resumo tem ${length} letras. Escreva entre ${from} e ${to}.`,
  straightQuotes: (sign: string) =>
    `Há aspas retas (${sign}) no texto. Use as curvas: “assim”, ‘assim’ e d’água.`,
  ordinal: (found: string, better: string) =>
    `O ordinal “${found}” se escreve “${better}”. Troque.`,
  htmlTag: (name: string) =>
    `A etiqueta <${name}> é de formatação, que não vai no texto. Apague-a e deixe o texto de dentro.`,

  // site.json
  missingFact: (name: string, value: string) => `Falta este dado. Acrescente "${name}": ${value}.`,
  unknownFact: (name: string, meant?: string) =>
    meant
      ? `O site não conhece o dado “${name}”. Você quis dizer “${meant}”? Corrija só o nome.`
      : `O site não conhece o dado “${name}”. Apague-o; um número novo vai dentro de "figures".`,
  fact: (example: string) => `O valor não serve. Escreva-o como em ${example}.`,
  figure: 'O valor não serve. Escreva um número (10) ou um texto entre aspas ("500+").',
  wholeNumber: 'O valor não serve. Escreva um número inteiro, sem aspas: 1.',
  slug: 'O valor não serve para endereços. Use só letras minúsculas sem acento, números e hífen: "helena-prado".',
  whatsapp:
    'O número não serve. Escreva só os dígitos, entre aspas, com o código do país: "5511900000000".',
  address:
    'O endereço do site não serve. Escreva-o desde https:// e sem “?” nem “#”: "https://www.example.com".',
  openDays:
    'Os dias não servem. Escreva cada um uma vez, entre colchetes: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"], de segunda a domingo. Para não dizer nenhum, apague a linha.',
  link: 'O link não está completo. Escreva-o desde https://, como em "https://example.com/perfil".',
} as const;

/** A kind of value, for somebody who asks what stands there. */
export const kinds: Record<string, string> = {
  number: 'um número',
  array: 'uma lista entre colchetes [ ]',
  object: 'um bloco entre chaves { }',
  string: 'um texto',
  boolean: 'true ou false, sem aspas',
  null: 'null, sem aspas',
};
