import { formatIssue, type Issue, type Language } from './check/issue.ts';

/** What is left in each translation. The texts themselves only of one language. */
export function formatProgress(translations: Language[], chosen?: string): string[] {
  const lines: string[] = [];
  for (const { tag, isDraft, issues } of translations) {
    // Indented, so that VS Code doesn't take them for mistakes.
    const linesOf = (kind: Issue['kind'], what: string) =>
      issues.filter((each) => each.kind === kind).map((each) => `  ${what}: ${formatIssue(each)}`);
    const missing = linesOf('missing', 'Falta');
    const portuguese = linesOf('portuguese', 'Em português');
    const where = tag === chosen ? '' : ` Para ver onde: npm run locales -- ${tag}`;
    const count = `faltam ${missing.length}, ainda em português ${portuguese.length}`;
    lines.push(`${tag}${isDraft ? ', rascunho' : ''}: ${count}.${where}`);
    lines.push(...linesOf('notice', 'Aviso, que não impede nada'));
    if (tag === chosen) lines.push(...portuguese, ...missing);
  }
  return lines;
}
