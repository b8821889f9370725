import { languageName } from './folders.ts';
import { formatIssue, type Issue } from './issue.ts';
import type { Translation } from './translation.ts';

/** Returns a heading, by which VS Code recognizes a report (.vscode/tasks.json), and all issues. */
export function formatIssues(issues: Issue[]): string {
  if (issues.length === 0) return 'Nenhum erro.';
  const heading = issues.length === 1 ? '1 erro a corrigir:' : `${issues.length} erros a corrigir:`;
  return [heading, ...issues.map(formatIssue)].join('\n');
}

/** What is left in each translation. The texts themselves only of one language. */
export function formatProgress(translations: Translation[], chosen?: string): string[] {
  const lines: string[] = [];
  // Indented, so that VS Code doesn't take them for mistakes.
  const add = (what: string, issues: Issue[]) =>
    lines.push(...issues.map((issue) => `  ${what}: ${formatIssue(issue)}`));
  for (const { tag, isDraft, compared } of translations) {
    const missing = compared.flatMap((file) => file.missing);
    const portuguese = compared.flatMap((file) => file.portuguese);
    const name = `${tag}, ${languageName(tag)}${isDraft ? ', rascunho' : ''}`;
    const where = tag === chosen ? '' : ` Para ver onde: npm run locales -- ${tag}`;
    lines.push(
      `${name}: faltam ${missing.length}, ainda em português ${portuguese.length}.${where}`,
    );
    for (const { notices } of compared) add('Aviso, que não impede nada', notices);
    if (tag === chosen) add('Falta', missing);
    if (tag === chosen) add('Em português', portuguese);
  }
  if (chosen && !translations.some(({ tag }) => tag === chosen)) {
    lines.push(`“${chosen}” não foi comparado: não há essa pasta, ou há erros no português.`);
  }
  return lines;
}
