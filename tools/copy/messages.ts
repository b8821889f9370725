/**
 * What the check and the commands say to people who have never seen code: first what is wrong, then
 * what to do, in the words of the guides in `locales/`. The schemas say it of single facts.
 */

const list = (words: (string | number)[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
  new Intl.ListFormat('pt-BR', { type }).format(words.map((word) => word.toLocaleString('pt-BR')));
/** “falta {{name}}”, “faltam {{name}} e {{email}}”; empty for no words. */
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

export const messages = {
  missingFile: (original: string) =>
    `Falta este arquivo. Copie ${original} para esta pasta e traduza os textos, com os plurais do seu idioma.`,
  missingLocale: (facts: object) =>
    `Falta este arquivo. Crie-o, com ${JSON.stringify(facts)} dentro. Se o idioma já está publicado, escreva "published" no lugar de "draft".`,
  missingSource:
    'Falta este arquivo do idioma original. Recupere-o; se ele é de uma página que saiu do site, tire também as suas linhas de src/content/pages.ts e src/content/resources.ts.',
  missingSite: 'Falta este arquivo, com o nome, os contatos e os números do site. Recupere-o.',
  unknownFolder:
    'O site não usa esta pasta. Leve o que há nela para o lugar certo (os textos de um idioma, para a pasta dele), ou para fora desta.',
  unknownFile: (missing: string[], isSource: boolean) =>
    `O site não usa este arquivo. ${missing.length > 0 ? `${verb('Falta', 'Faltam', missing)}: corrija o nome, ou leve o arquivo para fora desta pasta.` : `Leve-o para fora desta pasta${isSource ? '; uma página nova precisa da sua linha em src/content/pages.ts' : ''}.`}`,
  notUtf8:
    'O arquivo não está gravado em UTF-8. Abra-o na codificação em que foi gravado (no VS Code, Reopen with Encoding), veja se os acentos aparecem e só então grave-o em UTF-8 (Save with Encoding).',
  byteOrderMark:
    'O arquivo começa com uma marca invisível (BOM). Grave-o de novo em UTF-8 (sem BOM).',
  closedFile:
    'Não foi possível abrir este arquivo. Veja se ele existe e se outro programa não o está usando.',
  emptyFile: 'O arquivo está vazio. Recupere-o, ou copie o original de pt-BR e traduza.',

  syntax: (line: string, column: number) =>
    `Há um sinal que falta, sobra ou não cabe, aqui ou logo antes:\n  ${line}\n  ${' '.repeat(column)}^`,
  duplicate: (name: string) =>
    `O nome “${name}” já apareceu neste bloco, e o site só mostra o último. Se um dos dois devia ter outro nome, corrija-o; se dizem o mesmo, deixe só um.`,

  missing: (place: string, isSame: boolean) =>
    `Falta um texto logo depois daqui. Copie a linha de ${place}${isSame ? ', como está' : ' e traduza'}.`,
  missingBlock: (place: string) =>
    `Falta um bloco logo depois daqui. Copie-o de ${place}, até a chave que o fecha, e traduza.`,
  unknownName: (name: string, missing: string[], plural?: { language: string; forms: string[] }) =>
    `O original não tem o nome “${name}” aqui. ${plural ? `Em ${plural.language}, as formas são ${list(plural.forms)}. ` : ''}${missing.length > 0 ? `${verb('Falta', 'Faltam', quoted(missing))}: corrija o nome, se o texto é o mesmo. ` : ''}Se ele sumiu do original sem querer, recupere-o lá; se não é mais do site, leve-o para fora deste arquivo, com o texto e uma das vírgulas.`,
  strangeName: (name: string, optional: string[]) =>
    `Nenhum outro item desta lista tem “${name}”, e a página não o mostra. Corrija o nome: além do que todos têm, só cabe ${list(quoted(optional), 'disjunction')}.`,
  id: (name: string) =>
    `O apelido “${name}” não serve: ele começa por letra minúscula e só tem letras minúsculas sem acento, números e hífens. Mude-o, aqui e nos outros idiomas.`,
  noChannel: (name: string) =>
    `“${name}” não tem endereço. Dê-lhe um em "social", no site.json, com o mesmo nome; se você não está nessa rede, leve o bloco para fora deste arquivo.`,
  leadsNowhere: (name: string, known: string[]) =>
    `“${name}” não leva a lugar nenhum. Aqui só cabe ${list(quoted(known), 'disjunction')}. Corrija, ou leve-o para fora daqui.`,
  emptyList:
    'Esta lista está vazia, e o título ficaria sozinho na página. Recupere ao menos um item; só as de “before” e “testimonials” podem ficar vazias, e o bloco some inteiro.',
  wrongKind: (expected: string, found: string) =>
    `Aqui vai ${kinds[expected]}, mas há ${kinds[found]}. Escreva-o como no original.`,

  // Texts
  blank: (isSource: boolean) =>
    `O texto está vazio. Escreva-o${isSource ? '' : '; num rascunho, a linha também pode ser apagada'}.`,
  topic: (page: string) =>
    `Aqui vai “${page}”, como no original: o nome do arquivo de uma página, que vira um link. Corrija.`,
  titleLanguage:
    'Aqui vai o código do idioma em que está o título logo acima, como en, es ou pt-BR. Corrija.',
  file: 'Não há este arquivo na pasta public/. Ponha-o lá e escreva o nome dele depois de uma barra, com as mesmas maiúsculas e minúsculas: "/imprensa.pdf".',
  pageOrFile:
    'Não há esta página no site nem este arquivo na pasta public/. Escreva-o como em “/contato” ou “/privacidade.pdf”, ou o endereço inteiro de outro site, começando por https://.',
  markers(missing: string[], unknown: string[]) {
    const differences = [verb('falta', 'faltam', missing), verb('sobra', 'sobram', unknown)];
    return `As marcas entre { } e < > não conferem: ${differences.filter(Boolean).join('; ')}. Copie-as do original, sinal por sinal; em pt-BR, veja os nomes em site.json.`;
  },
  missingForm: (form: string, language: string, numbers: number[]) =>
    `Falta a forma “_${form}”, que em ${language} vale para números como ${list(numbers)}. Acrescente-a logo depois daqui.`,

  // Photographs and testimonials
  photoMissing: (folder: string) =>
    `Não há esta foto na pasta ${folder}: ponha-a lá, ou corrija o nome.`,
  photoName: (name: string) =>
    `O arquivo desta foto se chama “${name}”: escreva o nome assim, com as mesmas maiúsculas e minúsculas.`,
  photoEmpty: 'O arquivo desta foto está vazio: copie a foto de novo para a pasta photos.',
  photoHeic:
    'Esta foto está em HEIC, que os navegadores não mostram: exporte-a como JPEG e escreva aqui o nome do arquivo novo.',
  noPhoto:
    'Este arquivo não é uma foto em JPEG, PNG, WebP ou AVIF, mesmo que o nome diga que sim: exporte a foto como JPEG e escreva aqui o nome do arquivo novo.',
  photoCut:
    'O arquivo desta foto está cortado ou estragado: copie a foto de novo para a pasta photos, ou exporte-a outra vez.',

  address:
    'O endereço não serve: um endereço começa com barra, não termina com ela e só tem letras minúsculas, números e hífens. Digite-o de novo; entre chaves, só pode haver {{slug}}.',
  homeAddress: 'A página inicial fica sempre em "/". Escreva "/".',
  taken: (by: string) =>
    `Este endereço já está em uso (${by}), por outra página, por um arquivo ou como começo de um idioma. Escolha outro.`,

  unknownTag:
    'O nome da pasta não é um código de idioma conhecido. Se ela é uma cópia, leve-a para fora daqui; se não, use um código como en, es, pt-PT ou zh-Hans.',
  wrongDirection: (language: string) =>
    `O idioma (${language}) se escreve da direita para a esquerda. Escreva "rtl".`,
  sourceDraft: 'O idioma original não pode ser rascunho. Escreva "published".',

  length: (length: number, from: number, to: number) =>
    `O texto tem ${length} caracteres e precisa ter de ${from} a ${to} para caber no resultado da busca. ${length > to ? 'Encurte-o' : 'Alongue-o'}.`,
  straightQuotes: (sign: string) =>
    `Há aspas retas (${sign}) no texto. Use as curvas: “assim”, ‘assim’ e d’água.`,

  // What the pages need
  neededText:
    'Falta este texto, de que o site precisa. Recupere-o; se está aqui com outro nome, corrija o nome.',
  typesLack: (file: string, name: string) =>
    `${file}: falta um texto “${name}”, de que o site precisa. Recupere-o; se está lá com outro nome, corrija o nome. Se ninguém mexeu nele, o erro está no código. TypeScript diz o resto:`,
  types:
    'O código tem um erro, ou não combina com os textos de locales/pt-BR. TypeScript diz onde:',
  renderFailed: (reason: string) =>
    `A página não se monta: neste arquivo há algo errado, ou falta alguma coisa (${reason}). Compare-o com o original.`,
  unfilledMarker: (marker: string) =>
    `A página mostra “${marker}” como está escrito: ninguém tem um valor para pôr ali. Corrija o nome (veja os de site.json), ou tire-o do texto.`,
  absentFile:
    'Uma página usa este arquivo, que não está lá. Ponha-o na pasta public/, ou corrija o nome dele no código da página (src/routes).',
  icon: 'Este ícone não está na pasta public/, ou não é um SVG que se desenhe, e as imagens que o WhatsApp mostra precisam dele. Recupere-o, ou exporte-o de novo como SVG.',
  builtFile:
    'O site escreve este arquivo sozinho, e o seu se perderia. Tire-o da pasta public/, ou mude o nome dele.',

  cannotWrite: (code: string) =>
    `Não foi possível gravar o site aqui (${code}). Veja se isto é uma pasta, se você pode escrever nela e se outro programa não a está usando.`,

  // index.html
  forbidden: (tag: string) =>
    `As páginas não aceitam isto: ${tag}. Nelas não vai nada de outro endereço, nem script escrito dentro do HTML (<script>, onclick=""). Tire-o daqui.`,
  frameLacks: (part: string) => `Falta ${part}, de que toda página precisa. Recupere-o.`,

  // site.json
  missingFact: (name: string, examples: string[]) =>
    `Falta este dado. Acrescente-o, como em "${name}": ${list(examples, 'disjunction')}.`,
  unknownFact: (name: string, absent: string[], hasFigures: boolean) =>
    `O site não conhece o dado “${name}”. ${absent.length > 0 ? `Aqui ${verb('ainda cabe', 'ainda cabem', quoted(absent))}. ` : ''}Corrija o nome, ou leve-o para fora deste arquivo${hasFigures ? '; um número novo vai dentro de "figures"' : ''}.`,
  factName: (name: string, advice: string) => `O nome “${name}” não serve. ${advice} Mude-o.`,
  /** `advice` is the schema's, which editors show without this sentence. */
  fact: (advice: string) => `O valor não serve. ${advice}`,
  listed: (written: number, listed: number, place: string) =>
    `Aqui diz ${written}, mas a página lista ${listed} (${place}). Corrija um dos dois.`,
  noDates: (page: string, pages: string[]) =>
    `A página “${page}” não tem frase para uma data. ${pages.length > 0 ? `Aqui cabe ${list(quoted(pages), 'disjunction')}; outra` : 'Uma'} página precisa de "agenda": { "next": "… {{when}}" } no seu arquivo.`,
  endTooEarly:
    'O fim ("until") precisa de um começo ("time") antes dele, no mesmo dia. Corrija um dos dois; se acaba à meia-noite ou depois, apague o fim.',

  // Commands
  usage: `Como usar:

  npm run locales                   mostra os idiomas e o que há para corrigir
  npm run locales -- new en         começa um idioma novo (aqui, inglês)
  npm run locales -- todo en        lista o que falta traduzir ou rever; se é muito, conta-o em cada arquivo
  npm run locales -- todo en home   lista o que falta em um deles (aqui, home.json)`,

  noFolder: (dir: string) => `A pasta ${dir} não existe. Rode o comando na pasta do projeto.`,
  noSite: (dir: string) => `A pasta ${dir} ainda não tem um site. Rode antes: npm run build`,
  noLocale: (tag: string, tags: string[], canBegin: boolean) =>
    `Não há tradução “${tag}”. ${tags.length > 0 ? `Há: ${list(tags)}. ` : ''}${canBegin ? `Para começá-la: npm run locales -- new ${tag}` : 'Escreva o código do idioma, como em: npm run locales -- todo en'}`,
  isSource: (tag: string) => `${tag} é o original: nele não há o que traduzir.`,
  noFile: (name: string, names: string[]) => `Não há o arquivo “${name}”. Há: ${list(names)}.`,
  exists: (label: string, tag: string) =>
    `A pasta ${label} já existe. Para ver o que falta nela: npm run locales -- todo ${tag}`,
  badTag: (tag: string) =>
    `“${tag}” não é um código de idioma conhecido. Use um como en, es, pt-PT ou zh-Hans.`,
  fixFirst: (lines: string[]) => `Corrija primeiro estes erros:\n\n${lines.join('\n')}`,

  made: (tag: string, label: string) =>
    `Pasta ${label} criada, com os textos em português. É um rascunho: só aparece com npm run dev.

1. Em ${label}/locale.json, confira o nome do idioma.
2. Traduza os outros arquivos: só o que está à direita dos dois-pontos. O endereço de uma página é o "path".
3. Veja o que falta: npm run locales -- todo ${tag}
4. Quando só restar o que é igual ao português de propósito, troque "draft" por "published" no locale.json.
5. Confira: npm run locales`,

  status: { source: 'original', draft: 'rascunho', published: 'publicado' },
  texts: (count: number) => amount(count, 'texto', 'textos'),
  unreadable: (files: string[]) => `não se lê: ${files.join(', ')}`,
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
  missingTexts: (count: number) => `Falta (${count})`,
  equalTexts: (count: number) =>
    `Ainda em português (${count}); o que é igual de propósito, como um nome, pode ficar assim`,
  changedTexts: (count: number) =>
    `A rever (${count}): o português mudou depois desta tradução; veja se ela ainda diz o mesmo. Os textos ficam nesta lista até a tradução mudar`,
  change: (before: string, now: string) => [`antes: ${before}`, `agora: ${now}`],
};
