const either = (words: string[]) =>
  new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(words);

/**
 * Everything the check says, in the words of `locales/README.md`: its readers translate, and have
 * never seen code. First what is wrong, then what to do.
 */
export const says = {
  // The file as a file
  missingFile: (original: string) =>
    `Falta este arquivo. Copie ${original} para esta pasta e traduza os textos.`,
  missingPageFile: (page: string) =>
    `Falta este arquivo: locale.json dá um endereço à página “${page}”. Crie o arquivo, ou apague a página de "paths".`,
  missingSite: 'Falta este arquivo, com o nome, os contatos e os números do site. Recupere-o.',
  missingSource: 'Falta este arquivo do idioma original. Recupere-o: todos os outros partem dele.',
  strayFile: (meant?: string) =>
    `O site não usa este arquivo. ${meant ? `Você quis dizer “${meant}”? Mude o nome.` : 'Apague-o, ou leve-o para fora desta pasta.'}`,
  strayPageFile:
    'Nenhuma página usa este arquivo. Dê um endereço a ela em "paths", no locale.json, ou apague-o.',
  notUtf8:
    'O arquivo não está gravado em UTF-8, e os acentos se perdem. Grave-o de novo, escolhendo a codificação UTF-8.',
  byteOrderMark:
    'O arquivo começa com uma marca invisível (BOM). Grave-o de novo como “UTF-8 sem BOM”.',
  emptyFile: 'O arquivo está vazio. Copie o original de pt-BR e traduza, ou apague o arquivo.',

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
  brokenJson:
    'Algo está fora do lugar nesta linha ou logo antes dela: uma vírgula, uma chave ou aspas. Compare com o original e corrija.',
  duplicate: (name: string, line: number) =>
    `O nome “${name}” já apareceu na linha ${line} deste bloco. Apague um dos dois.`,

  // Names and blocks
  missingText: (place: string) =>
    `Falta este texto logo depois daqui. Copie-o de ${place} e traduza.`,
  missingBlock: (place: string, texts: number) =>
    `Falta este bloco logo depois daqui, ${texts === 1 ? 'com um texto' : `com ${texts} textos`}. Copie-o de ${place} e traduza.`,
  missingMeta: (name: string) =>
    `Falta este texto, que toda página tem. Dentro de "meta", escreva "${name}": "…".`,
  unknownKey: (name: string, meant?: string) =>
    meant
      ? `O original não tem o nome “${name}” aqui. Você quis dizer “${meant}”? Corrija só o nome, antes dos dois-pontos.`
      : `O original não tem o nome “${name}” aqui. Apague-o, com o que vem depois dos dois-pontos.`,
  notText: (found: string) =>
    `Aqui vai um texto entre aspas, mas há ${found}. Escreva o texto assim: "…".`,
  notBlock: (found: string, place: string) =>
    `Aqui vai um bloco entre chaves { }, mas há ${found}. Copie o bloco de ${place} e traduza.`,
  blank: 'O texto está vazio. Escreva-o; num rascunho, a linha também pode ser apagada.',
  brokenLetter: 'Há um sinal quebrado (�) no texto. Apague-o e digite a letra de novo.',

  // Singular and plural
  missingForm: (form: string, language: string, numbers: string) =>
    `Falta a forma “_${form}”, que em ${language} vale para números como ${numbers}. Acrescente-a logo depois daqui.`,
  strayForm: (form: string, language: string, forms: string) =>
    `A forma “_${form}” não existe em ${language}, que só tem ${forms}. Apague esta linha.`,

  // What stands between double braces
  unknownVariable: (name: string, allowed: string[], meant?: string) =>
    `O original não tem {{${name}}} neste texto. ${meant ? `Você quis dizer {{${meant}}}? Corrija.` : allowed.length > 0 ? `Aqui só cabe ${either(allowed.map((variable) => `{{${variable}}}`))}. Corrija ou apague.` : 'Apague-o, com as chaves.'}`,
  droppedVariable: (name: string) =>
    `Falta {{${name}}}, que está no original. Copie-o, com as chaves duplas, para o seu lugar na frase.`,
  droppedCount: (form: string, language: string) =>
    `Falta {{count}}: em ${language}, a forma “_${form}” vale para mais de um número. Ponha {{count}} no lugar do número.`,
  noSuchVariable: (name: string, meant?: string) =>
    `Não há {{${name}}} em site.json. ${meant ? `Você quis dizer {{${meant}}}? Corrija.` : 'Acrescente-o lá, em "figures", ou apague-o daqui.'}`,
  brokenVariable:
    'Há uma chave { ou } solta. O que se preenche sozinho tem duas de cada lado, como {{name}}. Corrija ou apague.',
  nesting: 'Há no texto um comando “$t(…)”, que não está no original. Apague-o.',

  // Tags and other markup
  unknownTag: (name: string, allowed: string[], meant?: string) =>
    `O original não tem a etiqueta <${name}>. ${meant ? `Você quis dizer <${meant}>? Corrija no começo e no fim.` : allowed.length > 0 ? `Aqui só cabe ${either(allowed.map((tag) => `<${tag}>`))}. Apague-a e deixe o texto de dentro.` : 'Apague-a e deixe só o texto.'}`,
  droppedTag: (name: string) =>
    `Falta a etiqueta <${name}>…</${name}>, que está no original. Ponha-a em volta das palavras do link.`,
  unclosedTag: (name: string) =>
    `A etiqueta <${name}> não é fechada. Escreva </${name}> depois das palavras do link.`,
  unopenedTag: (name: string) =>
    `A etiqueta </${name}> fecha o que não foi aberto. Escreva <${name}> antes das palavras do link.`,
  crossedTags: (name: string) =>
    `A etiqueta <${name}> está cruzada com outra ou dentro de outra. Feche cada uma antes de abrir a próxima.`,
  emptyTag: (name: string) =>
    `A etiqueta <${name}> não tem texto dentro. Escreva <${name}>palavras do link</${name}>.`,
  tagAttributes: (name: string) =>
    `Entre < e > vai só o nome, sem espaço nem mais nada. Deixe só <${name}> no começo e </${name}> no fim.`,
  strayAngle:
    'Há um sinal < ou > solto: uma etiqueta quebrada, ou o sinal no meio do texto. Compare com o original; numa frase, escreva por extenso.',
  entity: (code: string) =>
    `O código “${code}” aparece na página assim mesmo. Digite o próprio sinal no lugar dele.`,
  markdown: (code: string) =>
    `Marcas como “${code}” aparecem na página assim mesmo. Apague-as e deixe só o texto.`,
} as const;
