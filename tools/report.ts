import type { Logger } from 'vite';
import { pageKeys } from '../src/content/pages.ts';
import type { Issue, Language } from './check/issue.ts';
import { list } from './check/words.ts';
import type { Checked } from './check-locales.ts';

/** Returns a line such as `locales/en/home.json:41:9 hero.lead: O texto está vazio.` */
export function formatIssue({ file, line, column, key, message }: Issue): string {
  const name = key.split('.').slice(1).join('.');
  return `${file}:${line}:${column}${name && ` ${name}`}: ${message}`;
}

/** Returns a heading, by which VS Code recognizes a report (.vscode/tasks.json), and all issues. */
export function formatIssues(issues: Issue[]): string {
  const heading = `${issues.length} ${issues.length === 1 ? 'erro' : 'erros'} a corrigir:`;
  return issues.length === 0 ? 'Nenhum erro.' : [heading, ...issues.map(formatIssue)].join('\n');
}

/** What is left in each translation. The texts themselves only of one language. */
export function formatProgress(translations: Language[], chosen?: string): string[] {
  const names = new Intl.DisplayNames('pt-BR', { type: 'language' });
  const lines: string[] = [];
  for (const { tag, isDraft, issues } of translations) {
    // Indented, so that VS Code doesn't take them for mistakes.
    const linesOf = (kind: Issue['kind'], what: string) =>
      issues.filter((each) => each.kind === kind).map((each) => `  ${what}: ${formatIssue(each)}`);
    const missing = linesOf('missing', 'Falta');
    const portuguese = linesOf('portuguese', 'Em português');
    const where = tag === chosen ? '' : ` Para ver onde: npm run locales -- ${tag}`;
    const count = `faltam ${missing.length}, ainda em português ${portuguese.length}`;
    lines.push(`${tag}, ${names.of(tag)}${isDraft ? ', rascunho' : ''}: ${count}.${where}`);
    lines.push(...linesOf('notice', 'Aviso, que não impede nada'));
    if (tag === chosen) lines.push(...portuguese, ...missing);
  }
  return lines;
}

/** Says what a build has made, and what is left before publishing. */
export function reportBuild(logger: Logger, checked: Checked, left: Issue[]) {
  const tags = list(checked.published.map(({ tag }) => tag));
  logger.info(`${pageKeys.length} páginas e a página 404 prontas em ${tags}`);
  const places = left.map(formatIssue);
  if (left.length === 0) logger.info('Tudo pronto para publicar.');
  else logger.warn([`Antes de publicar, falta resolver ${left.length}:`, ...places].join('\n'));
  for (const line of formatProgress(checked.translations)) logger.info(line);
}
