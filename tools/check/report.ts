import { type Language, languageName } from './folders.ts';
import { formatIssue, type Issue, list } from './issue.ts';

/** Returns a heading, by which VS Code recognizes a report (.vscode/tasks.json), and all issues. */
export function formatIssues(issues: Issue[]): string {
  if (issues.length === 0) return 'Nenhum erro.';
  const heading = issues.length === 1 ? '1 erro a corrigir:' : `${issues.length} erros a corrigir:`;
  return [heading, ...issues.map(formatIssue)].join('\n');
}

/** What is left in each translation. The texts themselves only of one language. */
export function formatProgress(translations: Language[], chosen?: string): string[] {
  const lines: string[] = [];
  // Indented, so that VS Code doesn't take them for mistakes.
  const add = (what: string, found: Issue[]) =>
    lines.push(...found.map((each) => `  ${what}: ${formatIssue(each)}`));
  for (const { tag, isDraft, issues, unread } of translations) {
    const of = (wanted: Issue['kind']) => issues.filter(({ kind }) => kind === wanted);
    const [missing, portuguese] = [of('missing'), of('portuguese')];
    const draft = isDraft ? `, rascunho: faltam ${missing.length},` : ':';
    const where = tag === chosen ? '' : ` Para ver onde: npm run locales -- ${tag}`;
    const except = unread.length > 0 ? `, sem contar ${list(unread)}` : '';
    const left = `ainda em português ${portuguese.length}${except}.`;
    lines.push(`${tag}, ${languageName(tag)}${draft} ${left}${where}`);
    add('Aviso, que não impede nada', of('notice'));
    if (tag === chosen) add('Falta', missing);
    if (tag === chosen) add('Em português', portuguese);
  }
  return lines;
}
