const list = (words: (string | number)[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
  new Intl.ListFormat('pt-BR', { type }).format(words.map((word) => word.toLocaleString('pt-BR')));
const verb = (one: string, many: string, words: string[]) =>
  words.length === 0 ? '' : `${words.length === 1 ? one : many} ${list(words)}`;
const quoted = (words: string[]) => words.map((word) => `“${word}”`);
const amount = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const kinds: Record<string, string> = {
  number: 'um número',
  array: 'uma lista entre colchetes [ ]',
  object: 'um bloco entre chaves { }',
  string: 'um texto entre aspas',
  boolean: 'true ou false, sem aspas',
  null: 'null, sem aspas',
};

/** For people who have never seen code: each says first what is wrong, and then what to do. */
export const messages = {
  missingFile: (original: string) =>
    `Falta este arquivo. Copie ${original} para esta pasta e traduza os textos, com as formas de plural do seu idioma.`,
  missingLocale: (facts: object) =>
    `Falta este arquivo. Crie-o e escreva nele ${JSON.stringify(facts)}. Se o idioma já está publicado, escreva "published" no lugar de "draft".`,
  missingSource:
    'Falta este arquivo do idioma original. Recupere-o. Se a página saiu do site de propósito, deixe-o fora e tire as linhas dela de src/content/pages.ts e src/content/resources.ts.',
  missingSite: 'Falta este arquivo, com o nome, os contatos e os números do site. Recupere-o.',
  unknownFolder:
    'O site não usa esta pasta. Leve os arquivos dela para o lugar certo (os textos em inglês ficam em locales/en, por exemplo), ou leve a pasta para fora de locales.',
  unknownFile: (missing: string[], isSource: boolean) =>
    `O site não usa este arquivo. ${missing.length > 0 ? `${verb('Falta', 'Faltam', missing)}. Se este arquivo só está com o nome errado, corrija o nome; se não, leve-o para fora desta pasta.` : `Leve-o para fora desta pasta.${isSource ? ' Se ele é de uma página nova, ela precisa também de código: docs/developing.md diz qual.' : ''}`}`,
  notUtf8:
    'O arquivo não está gravado em UTF-8. Abra-o na codificação em que foi gravado (no VS Code, Reopen with Encoding), veja se os acentos aparecem certos e só então grave-o em UTF-8 (Save with Encoding).',
  byteOrderMark:
    'O arquivo começa com uma marca invisível (BOM). Grave-o de novo em UTF-8 sem BOM (no VS Code, Save with Encoding).',
  closedFile:
    'Não foi possível abrir este arquivo. Veja se ele existe e se outro programa não o está usando.',
  emptyFile:
    'O arquivo está vazio. Recupere o que estava nele. Se ele é de uma tradução, você também pode copiar o de pt-BR e traduzi-lo.',

  syntax: (line: string, column: number) =>
    `Aqui ou logo antes, falta um sinal (como vírgula, aspas ou chave) ou há algo que não cabe:\n  ${line}\n  ${' '.repeat(column)}^`,
  duplicate: (name: string) =>
    `O nome “${name}” já apareceu neste bloco, e o site só usa o último. Se um dos dois devia ter outro nome, corrija o nome; se os dois são o mesmo texto, deixe só um: numa tradução, o traduzido.`,

  missing: (place: string, isSame: boolean) =>
    `Falta um texto logo depois daqui. Copie a linha de ${place}${isSame ? ', como está' : ' e traduza-a'}. Entre dois textos vai uma vírgula.`,
  missingBlock: (place: string) =>
    `Falta um bloco logo depois daqui. Copie-o de ${place}, até a chave que o fecha, e traduza-o. Entre dois blocos vai uma vírgula.`,
  unknownName: (name: string, missing: string[], plural?: { language: string; forms: string[] }) =>
    `O original não tem o nome “${name}” aqui. ${plural ? `Em ${plural.language}, as formas de plural são ${list(plural.forms)}. ` : ''}${missing.length > 0 ? `${verb('Falta', 'Faltam', quoted(missing))}. Se o texto daqui é o que falta, só corrija o nome. ` : ''}Se o nome sumiu do original sem querer, ele precisa voltar para lá. Se o site não usa mais este texto, leve-o para fora deste arquivo, com o nome. Entre os textos que ficam vai uma vírgula, e depois do último, nenhuma.`,
  strangeName: (name: string, optional: string[]) =>
    `Nenhum outro item desta lista tem “${name}”, e a página não mostra esse texto. Corrija o nome. Um item tem os mesmos nomes que os outros, e pode ter também ${list(quoted(optional), 'disjunction')}.`,
  id: (name: string) =>
    `O apelido “${name}” não serve. Um apelido começa por letra minúscula e só tem letras minúsculas sem acento, números e hífens. Mude-o aqui e nos outros idiomas.`,
  leadsNowhere: (name: string, known: string[]) =>
    `O item “${name}” não leva a nenhuma página: nesta lista só cabe ${list(quoted(known), 'disjunction')}. Corrija o nome, ou leve o item para fora deste arquivo.`,
  emptyList:
    'Esta lista está vazia, e na página ficaria um título sem nada embaixo. Recupere ao menos um item. Só as listas de “before” e “testimonials” podem ficar vazias: sem itens, o bloco delas não aparece.',
  wrongKind: (expected: string, found: string) =>
    `Aqui vai ${kinds[expected]}, mas há ${kinds[found]}. Corrija isto; numa tradução, faça como no original.`,

  blank: (isSource: boolean) =>
    `O texto está vazio. Escreva-o.${isSource ? '' : ' Num rascunho, você também pode apagar a linha.'}`,
  topic: (page: string) =>
    `Aqui vai “${page}”, como no original. É o nome do arquivo de uma página, vira um link para ela e não se traduz. Corrija-o.`,
  titleLanguage:
    'Aqui vai o código do idioma em que está o título logo acima, como en, es ou pt-BR. Corrija-o.',
  file: 'Não há este arquivo na pasta public/. Ponha-o lá e escreva aqui uma barra e o nome dele, com as mesmas maiúsculas e minúsculas, como em "/imprensa.pdf".',
  markers(missing: string[], unknown: string[], links: string[]) {
    const differences = [verb('falta', 'faltam', missing), verb('sobra', 'sobram', unknown)];
    const known = links.length > 0 ? ` Os links que existem são ${list(links)}.` : '';
    return `As marcas entre { } e < > não conferem: ${differences.filter(Boolean).join('; ')}. Numa tradução, copie-as do original, sinal por sinal. Em pt-BR, veja os nomes em site.json.${known}`;
  },
  reservedLink: (name: string) =>
    `O nome “${name}” já tem um sentido nos textos: é o do e-mail, o do WhatsApp ou o de uma página. Dê outro nome a este link.`,
  missingForm: (form: string, language: string, numbers: number[]) =>
    `Falta a forma de plural “_${form}”, que em ${language} vale para números como ${list(numbers)}. Acrescente-a logo depois daqui.`,

  // Photographs
  photoMissing: (folder: string) =>
    `Não há esta foto na pasta ${folder}. Ponha-a lá, ou escreva aqui o nome dela, com as mesmas maiúsculas e minúsculas.`,
  noPhoto:
    'O site não consegue abrir esta foto. Exporte-a de novo como JPEG (HEIC, o formato do iPhone, não serve) e escreva aqui o nome do arquivo novo.',

  address:
    'O endereço não serve. Um endereço começa com barra, não termina com barra e só tem letras minúsculas, números e hífens. Entre chaves, só pode haver {{slug}}. Digite-o de novo.',
  homeAddress: 'A página inicial fica sempre em "/". Escreva "/".',
  taken: (by: string) =>
    `Este endereço já é de outra página, de um arquivo, de um idioma ou do próprio site (${by}). Escolha outro.`,

  unknownTag:
    'O nome da pasta não é um código de idioma conhecido. Se ela é uma cópia, leve-a para fora de locales. Se é de um idioma, dê a ela um código como en, es, pt-PT ou zh-Hans.',
  wrongDirection: (language: string) =>
    `Este idioma (${language}) se escreve da direita para a esquerda. Escreva "rtl".`,
  sourceDraft: 'O idioma original não pode ser rascunho. Escreva "published".',

  length: (length: number, from: number, to: number) =>
    `O texto tem ${length} caracteres e precisa ter de ${from} a ${to} para caber no resultado da busca. ${length > to ? 'Encurte-o' : 'Alongue-o'}.`,
  straightQuotes: (sign: string) =>
    `Há aspas retas (${sign}) no texto. Troque-as por aspas curvas, como em “assim”, ‘assim’ e d’água.`,

  // Building the pages
  neededText:
    'Falta este texto, de que o site precisa. Recupere-o; se está aqui com outro nome, corrija o nome.',
  typesLack: (file: string, name: string) =>
    `${file}: falta um texto “${name}”, de que o site precisa. Recupere-o; se está lá com outro nome, corrija o nome. Se ninguém mexeu nesse arquivo, o erro está no código. O TypeScript diz mais, em inglês:`,
  types:
    'O código tem um erro, ou não combina com os textos de locales/pt-BR. O TypeScript diz onde, em inglês:',
  renderFailed: (reason: string) =>
    `Não foi possível montar a página. Neste arquivo há algo errado, ou falta alguma coisa (${reason}). Compare-o com o original ou com uma versão anterior.`,
  unfilledMarker: (marker: string) =>
    `A página mostra “${marker}” como está escrito, porque o site não conhece esse nome ou não o preenche neste texto. Corrija o nome (veja os de site.json), ou tire-o do texto.`,
  absentFile:
    'Uma página usa este arquivo, mas ele não está na pasta public/. Ponha-o lá, ou corrija o nome dele no código da página (src/routes).',
  icon: 'As imagens que o WhatsApp mostra junto do link usam este ícone, mas ele não está na pasta public/ ou não é um SVG que se possa desenhar. Recupere-o, ou exporte-o de novo como SVG.',
  builtFile:
    'O site já cria um arquivo com este nome, e só um dos dois seria publicado. Leve o seu para fora da pasta public/, ou mude o nome dele.',

  cannotWrite: (code: string) =>
    `Não foi possível gravar o site aqui (${code}). Veja se este lugar é uma pasta, se você tem permissão para gravar nela e se nenhum outro programa a está usando.`,

  // index.html
  forbidden: (tag: string) =>
    `As páginas não aceitam isto: ${tag}. Uma página não pode carregar nada de outro endereço, nem ter um script escrito dentro do HTML (em <script> ou em onclick=""). Leve isto para fora deste arquivo.`,
  frameLacks: (part: string) => `Falta ${part}, de que toda página precisa. Recupere-o.`,

  // site.json
  missingFact: (name: string, examples: string[]) =>
    `Falta este dado. Acrescente-o, como em "${name}": ${list(examples, 'disjunction')}.`,
  unknownFact: (name: string, absent: string[], hasFigures: boolean) =>
    `O site não conhece o dado “${name}”. ${absent.length > 0 ? `Aqui ${verb('ainda cabe', 'ainda cabem', quoted(absent))}. ` : ''}Corrija o nome, ou leve o dado para fora deste arquivo.${hasFigures ? ' Um número novo vai dentro de "figures".' : ''}`,
  factName: (name: string, advice: string) => `O nome “${name}” não serve. ${advice} Mude o nome.`,
  /** `advice` is an `errorMessage` of a schema, which editors show without “O valor não serve.” */
  fact: (advice: string) => `O valor não serve. ${advice}`,
  listed: (written: number, listed: number, place: string) =>
    `Aqui está escrito ${written}, mas a página da Renovare lista ${listed} (${place}). Corrija o número ou a lista.`,

  // Commands
  usage: `Como usar:

  npm run locales                   mostra os idiomas e o que há para corrigir
  npm run locales -- new en         começa um idioma novo (aqui, inglês)
  npm run locales -- todo en        lista o que falta traduzir ou rever; se é muito, só conta os textos de cada arquivo
  npm run locales -- todo en home   lista o que falta num só arquivo (aqui, home.json)`,

  noFolder: (dir: string) => `A pasta ${dir} não existe. Rode o comando na pasta do projeto.`,
  noSite: (dir: string) => `A pasta ${dir} ainda não tem um site. Primeiro rode: npm run build`,
  noLocale: (tag: string, tags: string[], canBegin: boolean) =>
    `Não há uma tradução com o código “${tag}”. ${tags.length > 0 ? `Há: ${list(tags)}. ` : ''}${canBegin ? `Para começar uma, rode: npm run locales -- new ${tag}` : 'Escreva o código do idioma, como em: npm run locales -- todo en'}`,
  isSource: (tag: string) => `${tag} é o original: nele não há o que traduzir.`,
  noFile: (name: string, names: string[]) => `Não há o arquivo “${name}”. Há: ${list(names)}.`,
  exists: (label: string, tag: string) =>
    `A pasta ${label} já existe. Para ver o que falta nela, rode: npm run locales -- todo ${tag}`,
  badTag: (tag: string) =>
    `“${tag}” não é um código de idioma conhecido. Use um como en, es, pt-PT ou zh-Hans.`,
  fixFirst: (lines: string[]) => `Corrija primeiro estes erros:\n\n${lines.join('\n')}`,

  made: (tag: string, label: string) =>
    `Pasta ${label} criada, com os textos em português. É um rascunho: só aparece com npm run dev.

1. Em ${label}/locale.json, confira o nome do idioma.
2. Nos outros arquivos, traduza só o que está à direita dos dois-pontos. O "path" é o endereço da página no site.
3. Veja o que falta: npm run locales -- todo ${tag}
4. Quando a lista só tiver textos que devem ficar iguais ao português, troque "draft" por "published" em ${label}/locale.json.
5. Confira: npm run locales`,

  status: { source: 'original', draft: 'rascunho', published: 'publicado' },
  texts: (count: number) => amount(count, 'texto', 'textos'),
  unreadable: (files: string[]) => `não foi possível ler: ${files.join(', ')}`,
  left: (missing: number, equal: number, changed: number) =>
    [
      missing > 0 && amount(missing, 'falta', 'faltam'),
      equal > 0 && `${equal} em português`,
      changed > 0 && `${changed} a rever`,
    ]
      .filter(Boolean)
      .join(', '),
  nothing: 'nada a traduzir',
  issues: (count: number) =>
    count === 0 ? 'Nenhum erro.' : `${amount(count, 'erro', 'erros')} a corrigir:`,
  saveAgain: 'Salve para conferir de novo.',

  allDone: (label: string) => `${label}: nada a traduzir.`,
  todo: (tag: string, file: string) => `npm run locales -- todo ${tag} ${file}`,
  missingTexts: (count: number) => `Textos que faltam (${count})`,
  equalTexts: (count: number) =>
    `Ainda em português (${count}). Um texto que deve ficar igual, como um nome, pode continuar assim.`,
  changedTexts: (count: number) =>
    `A rever (${count}). O português destes textos mudou depois da tradução. Veja se ela ainda diz o mesmo. Se diz, não é preciso mudá-la: o texto apenas continua nesta lista.`,
  change: (before: string, now: string) => [`antes: ${before}`, `agora: ${now}`],
};
