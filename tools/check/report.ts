import type { Checked } from './check.ts';
import { formatIssue, type Issue } from './issue.ts';
import { issueAt } from './json-file.ts';
import { languageName } from './language.ts';

/** Returns a heading, by which VS Code recognizes a report (.vscode/tasks.json), and all issues. */
export function formatIssues(issues: Issue[]): string {
  if (issues.length === 0) return 'Nenhum erro.';
  const heading = issues.length === 1 ? '1 erro a corrigir:' : `${issues.length} erros a corrigir:`;
  return [heading, ...issues.map(formatIssue)].join('\n');
}

/** All mistakes, and what is left in each translation. The texts themselves only of one language. */
export function report(
  { mistakes, draftMistakes, translations }: Checked,
  chosen?: string,
): string {
  const lines = [formatIssues([...mistakes, ...draftMistakes])];
  for (const { tag, isDraft, compared } of translations) {
    let missing = 0;
    let same = 0;
    // Indented, so that VS Code doesn't take them for mistakes.
    const details: string[] = [];
    for (const { own, untranslated, portuguese, notices } of compared) {
      missing += untranslated.size;
      same += portuguese.size;
      details.push(...notices.map((each) => `  Aviso, que não impede nada: ${formatIssue(each)}`));
      const describe = (what: string, texts: Map<string, string>) =>
        [...texts].map(([key, text]) => `  ${what}: ${formatIssue(issueAt(own, key, text))}`);
      if (tag !== chosen) continue;
      details.push(...describe('Falta', untranslated), ...describe('Em português', portuguese));
    }
    const name = `${tag}, ${languageName(tag)}${isDraft ? ', rascunho' : ''}`;
    lines.push(`${name}: faltam ${missing}, ainda em português ${same}.`, ...details);
  }
  if (chosen && !translations.some(({ tag }) => tag === chosen)) {
    lines.push(`Não há a pasta de um idioma “${chosen}”.`);
  }
  return lines.join('\n');
}
