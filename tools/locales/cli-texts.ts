/** What `npm run locales` says, to somebody who translates. */
export const usage = `Como usar:

  npm run locales                             mostra os idiomas e o que há para corrigir
  npm run locales -- new en                   começa um idioma novo (aqui, inglês)
  npm run locales -- todo en                  lista o que falta traduzir
  npm run locales -- done en                  guarda o que já foi traduzido
  npm run locales -- done en renovare         dá um arquivo por pronto, como está
  npm run locales -- done en renovare hero    o mesmo, para um bloco ou um texto`;

const s = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const cliSays = {
  unknownCommand: (name: string, meant?: string) =>
    `Não existe o comando “${name}”.${meant ? ` Você quis dizer “${meant}”?` : ''}\n\n${usage}`,
  tooMany: (extra: string) => `Não se esperava “${extra}” no fim do comando.\n\n${usage}`,
  noFolder: (dir: string) => `A pasta ${dir} não existe. Rode o comando na pasta do projeto.`,
  whichTag: (command: string) =>
    `Falta dizer o idioma. Por exemplo: npm run locales -- ${command} en`,
  noLocale: (tag: string, tags: string[], meant?: string) =>
    `Não há o idioma “${tag}”. ${meant ? `Você quis dizer “${meant}”?` : tags.length > 0 ? `Há: ${tags.join(', ')}.` : ''}\nPara começá-lo: npm run locales -- new ${tag}`,
  isSource: (tag: string) => `${tag} é o idioma original: dele não há o que traduzir.`,
  exists: (label: string, tag: string) =>
    `A pasta ${label} já existe. Para ver o que falta nela: npm run locales -- todo ${tag}`,
  badTag: (tag: string, meant?: string) =>
    `“${tag}” não é um código de idioma que se conheça. ${meant ? `Tente assim: npm run locales -- new ${meant}` : 'Use um como en, es ou pt-PT.'}`,
  brokenSource: 'O idioma original tem erros. Corrija-os primeiro: npm run locales',
  unreadable: (lines: string[]) =>
    `Há arquivos que não se conseguem ler. Corrija-os primeiro:\n\n${lines.join('\n')}`,
  noFile: (name: string, meant?: string) =>
    `Não há o arquivo “${name}”.${meant ? ` Você quis dizer “${meant}”?` : ''}`,
  noText: (path: string, file: string, meant?: string) =>
    `Não há o texto “${path}” em ${file}.${meant ? ` Você quis dizer “${meant}”?` : ''}`,

  made: (tag: string, label: string, files: number) =>
    `Pasta ${label} criada, com ${s(files, 'arquivo', 'arquivos')}. É um rascunho: só aparece com npm run dev.

1. Em ${label}/locale.json, confira o nome do idioma e traduza os endereços.
2. Traduza os outros arquivos: só o que está à direita dos dois-pontos.
3. Veja o que falta: npm run locales -- todo ${tag}
4. Ao parar, guarde o que está pronto: npm run locales -- done ${tag}
5. Quando nada faltar, troque "draft" por "published" no locale.json.`,

  source: 'original',
  draft: 'rascunho',
  published: 'publicado',
  texts: (count: number) => s(count, 'texto', 'textos'),
  lacks: { missing: 'a acrescentar', equal: 'em português', stale: 'a rever' },
  noMistakes: 'Nenhum erro.',
  mistakes: (count: number) => `${s(count, 'erro', 'erros')} a corrigir:`,

  allDone: (tag: string) => `${tag}: nada por traduzir.`,
  headings: {
    missing: 'Falta acrescentar',
    equal: 'Ainda em português',
    stale: 'O original mudou depois da tradução',
  },
  keep: (tag: string, { file, path }: { file: string; path: string }) =>
    `Se um destes textos está bem como está, diga: npm run locales -- done ${tag} ${file.replace('.json', '')} ${path}`,
  wholeFile: (count: number) => `o arquivo inteiro, ${s(count, 'texto', 'textos')}`,
  before: 'antes',
  now: 'agora',
  todo: (tag: string, open: number, all: number) =>
    `${tag}: ${open} de ${s(all, 'texto', 'textos')} por traduzir ou rever.`,
  noMemory: (tag: string) =>
    `Ainda não se sabe de que original saíram estas traduções, e mudanças nele não serão notadas.\nGuarde o que está pronto: npm run locales -- done ${tag}`,

  remembered: (count: number) =>
    count === 0
      ? 'Nada de novo para guardar.'
      : `${s(count, 'texto guardado', 'textos guardados')}, com o original de hoje.`,
  remaining: (tag: string, count: number) =>
    count === 0
      ? 'Não falta nada.'
      : `${count === 1 ? 'Falta 1 texto' : `Faltam ${count} textos`}. Veja quais: npm run locales -- todo ${tag}`,
};
