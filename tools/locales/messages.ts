/**
 * Every sentence of the check and the commands. Their readers are translators who have never seen code:
 * first what is wrong, then what to do, in the words of `locales/README.md`.
 */

const or = (words: string[]) => new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(words);
const meaning = (meant: string | undefined, otherwise: string) =>
  meant ? `Você quis dizer ${meant}?` : otherwise;
const perhaps = (meant?: string) => (meant ? ` Você quis dizer “${meant}”?` : '');
const amount = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The check's sentences. */
export const messages = {
  // Files
  missingFile: (original: string) =>
    `Falta este arquivo. Copie ${original} para esta pasta e traduza os textos.`,
  missingPageFile: (page: string) =>
    `Falta este arquivo: locale.json dá um endereço à página “${page}”. Crie o arquivo, ou apague a página de "paths".`,
  missingSource: 'Falta este arquivo do idioma original. Recupere-o: todos os outros partem dele.',
  missingSite: 'Falta este arquivo, com o nome, os contatos e os números do site. Recupere-o.',
  strayFile: (meant?: string) =>
    `O site não usa este arquivo. ${meaning(meant && `“${meant}”`, 'Apague-o, ou leve-o para fora desta pasta.')}${meant ? ' Mude o nome.' : ''}`,
  strayPageFile:
    'Nenhuma página usa este arquivo. Dê um endereço a ela em "paths", no locale.json, ou apague-o.',
  notUtf8:
    'O arquivo não está gravado em UTF-8, e os acentos se perdem. Grave-o de novo, escolhendo a codificação UTF-8.',
  byteOrderMark:
    'O arquivo começa com uma marca invisível (BOM). Grave-o de novo como “UTF-8 sem BOM”.',
  closedFile:
    'Não se consegue abrir este arquivo. Veja se é mesmo um arquivo, e não uma pasta com este nome.',
  emptyFile: 'O arquivo está vazio. Recupere-o, ou copie o original de pt-BR e traduza.',

  // JSON
  missingComma: 'Falta uma vírgula no fim desta linha. Acrescente-a.',
  trailingComma: 'Sobra uma vírgula: depois do último item não vai nenhuma. Apague-a.',
  comment: 'Há uma anotação fora das aspas, e este arquivo não aceita anotações. Apague-a.',
  backslash:
    'Há uma barra invertida (\\) no texto. Apague-a; para uma quebra de linha, escreva \\n.',
  controlCharacter:
    'Há no texto uma tabulação ou outro sinal invisível. Apague-o e use um espaço comum.',
  unclosedText:
    'Este texto não tem as aspas (") do fim, ou continua na linha de baixo. Feche as aspas na mesma linha.',
  missingColon: 'Faltam os dois-pontos entre o nome e o texto. Escreva "nome": "texto".',
  afterTheEnd:
    'O arquivo já tinha acabado antes deste ponto. Sobra uma chave } mais acima, ou este trecho; apague o que sobra.',
  unclosedBlock:
    'O arquivo acaba antes da hora: falta fechar um bloco. Compare com o original e acrescente a chave } que falta.',
  wrongQuotes:
    'As aspas em volta de um nome ou de um texto são retas ("). As curvas “ ” só vão dentro do texto. Troque-as.',
  quotesInside:
    'Há aspas retas (") no meio do texto, e elas o encerram antes da hora. Troque-as por “ ”.',
  notQuoted: 'Faltam aspas retas (") aqui por perto. Todo nome e todo texto vai entre aspas: "…".',
  tooDeep:
    'Há blocos demais, um dentro do outro. Compare com o original e apague as chaves que sobram.',
  brokenJson:
    'Algo está fora do lugar nesta linha ou logo antes dela: uma vírgula, uma chave ou aspas. Compare com o original e corrija.',
  duplicate: (name: string, line: number) =>
    `O nome “${name}” já apareceu na linha ${line} deste bloco. Apague um dos dois.`,

  // Names, blocks, kinds of value
  missingText: (place: string) =>
    `Falta este texto logo depois daqui. Copie-o de ${place} e traduza.`,
  missingBlock: (place: string, texts: number) =>
    `Falta este bloco logo depois daqui, ${texts === 1 ? 'com um texto' : `com ${texts} textos`}. Copie-o de ${place} e traduza.`,
  missingMeta: (name: string) =>
    `Falta este texto, que toda página tem. Dentro de "meta", escreva "${name}": "…".`,
  unknownName: (name: string, meant?: string) =>
    `O original não tem o nome “${name}” aqui. ${meaning(meant && `“${meant}”`, 'Apague-o, com o que vem depois dos dois-pontos.')}${meant ? ' Corrija só o nome, antes dos dois-pontos.' : ''}`,
  badName: (name: string) =>
    `O nome “${name}” não serve: ele começa por letra minúscula e só tem letras sem acento, números e hífens. Mude-o, aqui e nos outros idiomas.`,
  badPageName: (name: string) =>
    `A página não pode se chamar “${name}”: o nome só tem letras minúsculas sem acento, números e hífens, e “common”, “locale” e “index” são de outros arquivos. Mude-o.`,
  leadsNowhere: (name: string, known: string[]) =>
    `“${name}” não leva a lugar nenhum. Aqui só cabe ${or(known.map((each) => `“${each}”`))}. Corrija ou apague.`,
  notText: (found: string) =>
    `Aqui vai um texto entre aspas, mas há ${found}. Escreva o texto assim: "…".`,
  notBlock: (found: string, place: string) =>
    `Aqui vai um bloco entre chaves { }, mas há ${found}. Copie o bloco de ${place} e traduza.`,
  notFile: (found: string) =>
    `O arquivo guarda um bloco entre chaves { }, mas há ${found}. Recupere-o.`,

  // Texts
  blank: 'O texto está vazio. Escreva-o; num rascunho, a linha também pode ser apagada.',
  brokenLetter: 'Há um sinal quebrado (�) no texto. Apague-o e digite a letra de novo.',
  titleLanguage:
    'Aqui vai o código do idioma em que está o título logo acima, como en, es ou pt-BR. Corrija.',
  code: (code: string) =>
    `O código “${code}” não vai num texto. Apague-o, ou digite o próprio sinal no lugar dele.`,

  // Singular and plural
  missingForm: (form: string, language: string, numbers: string) =>
    `Falta a forma “_${form}”, que em ${language} vale para números como ${numbers}. Acrescente-a logo depois daqui.`,
  strayForm: (form: string, language: string, forms: string) =>
    `A forma “_${form}” não existe em ${language}, que só tem ${forms}. Apague esta linha.`,
  droppedCount: (form: string, language: string) =>
    `Falta {{count}}: em ${language}, a forma “_${form}” vale para mais de um número. Ponha {{count}} no lugar do número.`,

  // Variables
  unknownVariable: (name: string, allowed: string[], meant?: string) =>
    `O original não tem {{${name}}} neste texto. ${meant ? `Você quis dizer {{${meant}}}? Corrija.` : allowed.length > 0 ? `Aqui só cabe ${or(allowed.map((each) => `{{${each}}}`))}. Corrija ou apague.` : 'Apague-o, com as chaves.'}`,
  droppedVariable: (name: string) =>
    `Falta {{${name}}}, que está no original. Copie-o, com as chaves duplas, para o seu lugar na frase.`,
  unusedVariable: (name: string) =>
    `Falta {{${name}}}, que o site preenche. Ponha-o no seu lugar na frase, com as chaves duplas.`,
  noSuchVariable: (name: string, meant?: string) =>
    `Não há {{${name}}} em site.json. ${meaning(meant && `{{${meant}}}`, 'Acrescente-o lá, em "figures", ou apague-o daqui.')}${meant ? ' Corrija.' : ''}`,
  looseBrace:
    'Há uma chave { ou } solta. O que se preenche sozinho tem duas de cada lado, como {{name}}. Corrija ou apague.',

  // Markers
  unknownMarker: (name: string, allowed: string[], meant?: string) =>
    `O original não tem a etiqueta <${name}>. ${meant ? `Você quis dizer <${meant}>? Corrija no começo e no fim.` : allowed.length > 0 ? `Aqui só cabe ${or(allowed.map((each) => `<${each}>`))}. Apague-a e deixe o texto de dentro.` : 'Apague-a e deixe só o texto.'}`,
  droppedMarker: (name: string) =>
    `Falta a etiqueta <${name}>…</${name}>, que está no original. Ponha-a em volta das palavras do link.`,
  unclosedMarker: (name: string) =>
    `A etiqueta <${name}> não é fechada. Escreva </${name}> depois das palavras do link.`,
  unopenedMarker: (name: string) =>
    `A etiqueta </${name}> fecha o que não foi aberto. Escreva <${name}> antes das palavras do link.`,
  crossedMarker: (name: string) =>
    `A etiqueta <${name}> está cruzada com outra ou dentro de outra. Feche cada uma antes de abrir a próxima.`,
  emptyMarker: (name: string) =>
    `A etiqueta <${name}> não tem texto dentro. Escreva <${name}>palavras do link</${name}>.`,
  unclearMarker: (name: string) =>
    `Entre < e > vai só o nome, sem espaço nem mais nada. Deixe só <${name}> no começo e </${name}> no fim.`,
  looseAngle:
    'Há um sinal < ou > solto: uma etiqueta quebrada, ou o sinal no meio do texto. Compare com o original; numa frase, escreva por extenso.',
  element: (name: string) =>
    `A etiqueta <${name}> é de formatação, que não vai no texto. Apague-a e deixe o texto de dentro.`,

  // Addresses
  address: (better: string) =>
    `O endereço não serve assim: ele começa com barra, não termina com ela e só tem letras minúsculas, números e hífens, até 60 entre uma barra e outra. Escreva "${better}".`,
  homeAddress: 'A página inicial mora sempre em "/". Escreva "/".',
  addressVariable: (name: string) =>
    `{{${name}}} não serve para endereços: só {{slug}} é preenchido. Escreva o endereço por extenso.`,
  addressTwice: (path: string, page: string, place: string) =>
    `O endereço ${path} já é o da página “${page}” (${place}). Escolha outro.`,
  ownPrefix: (tag: string, better: string) =>
    `O começo /${tag} entra sozinho. Escreva só "${better}".`,
  otherPrefix: (tag: string) =>
    `O endereço cai dentro de /${tag}, onde moram as páginas desse idioma. Escolha outro.`,
  reservedAddress: (file: string) =>
    `O endereço é o de um arquivo do site (${file}). Escolha outro.`,

  // The locale
  unknownTag: (meant?: string) =>
    `O nome da pasta não é o código de um idioma conhecido. ${meaning(meant && `“${meant}”`, 'Use o código do idioma, como en, es ou pt-PT.')}${meant ? ' Mude o nome da pasta.' : ''}`,
  unknownSubtag: (part: string) =>
    `No nome da pasta, “${part}” não é um país nem uma escrita que se conheça. Corrija, ou deixe só o idioma.`,
  direction:
    'A direção não é nenhuma das duas. Escreva "ltr" (da esquerda para a direita) ou "rtl".',
  wrongDirection: (language: string) =>
    `O idioma (${language}) se escreve da direita para a esquerda. Escreva "rtl".`,
  status: 'O estado não é nenhum dos dois. Escreva "draft" (rascunho) ou "published" (publicado).',
  sourceDraft: 'O idioma original não pode ser rascunho. Escreva "published".',
  untranslated: (tag: string, count: number, first: string) =>
    `${count === 1 ? 'Um texto ainda é cópia do português' : `${count} textos ainda são cópia do português; o primeiro`}: ${first}. Veja a lista com: npm run locales -- todo ${tag}. Traduza, ou confirme com “done” o que fica igual; até lá, escreva "draft".`,

  // The original's own rules
  titleLength: (length: number, limit: number) =>
    `O título tem ${length} caracteres, e a busca corta depois de ${limit}. Encurte-o.`,
  descriptionLength: (length: number, from: number, to: number) =>
    `O resumo tem ${length} caracteres. Escreva entre ${from} e ${to}.`,
  straightQuotes: (sign: string) =>
    `Há aspas retas (${sign}) no texto. Use as curvas: “assim”, ‘assim’ e d’água.`,
  ordinal: (found: string, better: string) =>
    `O ordinal “${found}” se escreve “${better}”. Troque.`,

  // What the pages need
  compiler: (words: string) =>
    `O código e os arquivos de locales/pt-BR não combinam. Onde o compilador diz Property 'x' does not exist, recupere o nome "x" no JSON da página (src/routes/index.tsx lê home.json), ou tire do código o que o usa:\n${words}`,
  noRoute: (page: string) =>
    `A página “${page}” tem endereço, mas não existe no site. Crie src/routes/${page}.tsx, ou apague-a de "paths".`,
  pageThrew: (reason: string) =>
    `A página não se monta com o que este arquivo diz, ou deixa de dizer (${reason}). Compare-o com o original.`,

  // site.json
  missingFact: (name: string, example: string) =>
    `Falta este dado. Acrescente "${name}": ${example}.`,
  unknownFact: (name: string, meant?: string) =>
    `O site não conhece o dado “${name}”. ${meaning(meant && `“${meant}”`, 'Apague-o; um número novo vai dentro de "figures".')}${meant ? ' Corrija só o nome.' : ''}`,
  figureName: (name: string) =>
    `O nome “${name}” não serve para um número: ele começa por letra minúscula, só tem letras sem acento e números, e não é o de outro dado. Mude-o.`,
  listed: (said: number, listed: number, place: string) =>
    `Aqui está ${said}, mas a página lista ${listed} (${place}). Corrija um dos dois.`,
  disorder: (from: string, to: string, isHour: boolean) =>
    isHour
      ? `O atendimento acaba antes de começar: "${to}" vem depois de "${from}" (ou é "0h"). Corrija.`
      : `O último número é menor que o primeiro: "${to}" não vem antes de "${from}". Corrija.`,
  fact: (example: string, hint = '') =>
    `O valor não serve. Escreva-o assim${hint && `, ${hint}`}: ${example}.`,
  endTooEarly:
    'O fim ("until") não vem depois de um começo ("time") no mesmo dia. Corrija um dos dois, ou apague o fim.',
  dayTwice: (place: string) =>
    `Esta página já tem este dia (${place}). Corrija uma das datas, ou apague uma das duas.`,
} as const;

/** JSON's types in the reader's words. */
export const kinds: Record<string, string> = {
  number: 'um número',
  array: 'uma lista entre colchetes [ ]',
  object: 'um bloco entre chaves { }',
  string: 'um texto',
  boolean: 'true ou false, sem aspas',
  null: 'null, sem aspas',
};

export const usage = `Como usar:

  npm run locales                             mostra os idiomas e o que há para corrigir
  npm run locales -- new en                   começa um idioma novo (aqui, inglês)
  npm run locales -- todo en                  lista o que falta traduzir
  npm run locales -- done en                  guarda o que já foi traduzido
  npm run locales -- done en renovare         dá um arquivo por pronto, como está
  npm run locales -- done en renovare hero    o mesmo, para um bloco ou um texto`;

/** The commands' sentences. */
export const answers = {
  unknownCommand: (name: string, meant?: string) =>
    `Não existe o comando “${name}”.${perhaps(meant)}\n\n${usage}`,
  tooMany: (extra: string) => `Não se esperava “${extra}” no fim do comando.\n\n${usage}`,
  noFolder: (dir: string) => `A pasta ${dir} não existe. Rode o comando na pasta do projeto.`,
  whichTag: (command: string) =>
    `Falta dizer o idioma. Por exemplo: npm run locales -- ${command} en`,
  noLocale: (tag: string, tags: string[], meant?: string) =>
    `Não há o idioma “${tag}”. ${meaning(meant && `“${meant}”`, tags.length > 0 ? `Há: ${tags.join(', ')}.` : '')}\nPara começá-lo: npm run locales -- new ${tag}`,
  isSource: (tag: string) => `${tag} é o idioma original: dele não há o que traduzir.`,
  exists: (label: string, tag: string) =>
    `A pasta ${label} já existe. Para ver o que falta nela: npm run locales -- todo ${tag}`,
  badTag: (tag: string, meant?: string) =>
    `“${tag}” não é um código de idioma que se conheça. ${meant ? `Tente assim: npm run locales -- new ${meant}` : 'Use um como en, es ou pt-PT.'}`,
  brokenSource: 'O idioma original tem erros. Corrija-os primeiro: npm run locales',
  unreadable: (lines: string[]) =>
    `Há arquivos que não se conseguem ler. Corrija-os primeiro:\n\n${lines.join('\n')}`,
  noFile: (name: string, meant?: string) => `Não há o arquivo “${name}”.${perhaps(meant)}`,
  noText: (path: string, file: string, meant?: string) =>
    `Não há o texto “${path}” em ${file}.${perhaps(meant)}`,

  made: (tag: string, label: string, files: number) =>
    `Pasta ${label} criada, com ${amount(files, 'arquivo', 'arquivos')}. É um rascunho: só aparece com npm run dev.

1. Em ${label}/locale.json, confira o nome do idioma e traduza os endereços.
2. Traduza os outros arquivos: só o que está à direita dos dois-pontos.
3. Veja o que falta: npm run locales -- todo ${tag}
4. Ao parar, guarde o que está pronto: npm run locales -- done ${tag}
5. Quando nada faltar, troque "draft" por "published" no locale.json.`,

  status: { source: 'original', draft: 'rascunho', published: 'publicado' },
  texts: (count: number) => amount(count, 'texto', 'textos'),
  states: { missing: 'a acrescentar', copied: 'em português', stale: 'a rever' },
  issues: (count: number) =>
    count === 0 ? 'Nenhum erro.' : `${amount(count, 'erro', 'erros')} a corrigir:`,

  allDone: (tag: string) => `${tag}: nada por traduzir.`,
  headings: {
    missing: 'Falta acrescentar',
    copied: 'Ainda em português',
    stale: 'O original mudou depois da tradução',
  },
  wholeFile: (count: number) => `o arquivo inteiro, ${amount(count, 'texto', 'textos')}`,
  change: (before: string, now: string) => `antes: ${before}\n      agora: ${now}`,
  open: (tag: string, open: number, all: number) =>
    `${tag}: ${open} de ${amount(all, 'texto', 'textos')} por traduzir ou rever.`,
  confirm: (tag: string, file: string, path: string) =>
    `Se um destes textos está bem como está, diga: npm run locales -- done ${tag} ${file} ${path}`,
  noMemory: (tag: string) =>
    `Ainda não se sabe de que original saíram estas traduções, e mudanças nele não serão notadas.\nGuarde o que está pronto: npm run locales -- done ${tag}`,

  remembered: (count: number) =>
    count === 0
      ? 'Nada de novo para guardar.'
      : `${amount(count, 'texto guardado', 'textos guardados')}, com o original de hoje.`,
  remaining: (tag: string, count: number) =>
    count === 0
      ? 'Não falta nada.'
      : `${count === 1 ? 'Falta 1 texto' : `Faltam ${count} textos`}. Veja quais: npm run locales -- todo ${tag}`,
};
