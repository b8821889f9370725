import type { Logger } from 'vite';
import { pageKeys } from '../../src/content/pages.ts';
import type { Issue } from '../check/issue.ts';
import { list } from '../check/words.ts';
import type { Checked } from './check-locales.ts';
import type { Progress } from './progress.ts';

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
export function formatProgress(translations: Progress[], chosen?: string): string[] {
  const names = new Intl.DisplayNames('pt-BR', { type: 'language' });
  const lines: string[] = [];
  // Indented, so that VS Code doesn't take them for mistakes.
  const format = (what: string, issues: Issue[]) =>
    issues.map((issue) => `  ${what}: ${formatIssue(issue)}`);
  for (const { tag, isDraft, missing, missingTexts, portuguese, notices } of translations) {
    const where = tag === chosen ? '' : ` Para ver onde: npm run locales -- ${tag}`;
    const count = `faltam ${missingTexts}, ainda em português ${portuguese.length}`;
    lines.push(`${tag}, ${names.of(tag)}${isDraft ? ', rascunho' : ''}: ${count}.${where}`);
    if (tag === chosen)
      lines.push(...format('Em português', portuguese), ...format('Falta', missing));
    lines.push(...format('Aviso', notices));
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
  for (const line of formatProgress(checked.progress)) logger.info(line);
}
