import type { Checked } from './check.ts';
import { formatIssue, type Issue } from './issue.ts';
import { languageName } from './language.ts';

/** Returns a heading, by which VS Code recognizes a report (.vscode/tasks.json), and all issues. */
export function formatIssues(issues: Issue[]): string {
  if (issues.length === 0) return 'Nenhum erro.';
  const heading = issues.length === 1 ? '1 erro a corrigir:' : `${issues.length} erros a corrigir:`;
  return [heading, ...issues.map(formatIssue)].join('\n');
}

/** What `npm run locales` prints: all mistakes, and how far each translation is. */
export function report({ mistakes, draftMistakes, translations }: Checked): string {
  const lines = [formatIssues([...mistakes, ...draftMistakes])];
  for (const { tag, isDraft, compared } of translations) {
    const count = (name: 'untranslated' | 'portuguese') =>
      compared.flatMap((each) => each[name]).length;
    const name = `${tag}, ${languageName(tag)}${isDraft ? ', rascunho' : ''}`;
    lines.push(
      `${name}: faltam ${count('untranslated')} textos, ${count('portuguese')} ainda em português`,
    );
    // Indented, so that VS Code takes them for no mistakes.
    const notices = compared.flatMap((each) => each.notices);
    lines.push(...notices.map((notice) => `  ${formatIssue(notice)}`));
  }
  return lines.join('\n');
}

/** What `npm run locales -- en` prints: the texts that are missing, and those still in Portuguese. */
export function reportLanguage({ translations }: Checked, tag: string): string {
  const language = translations.find((each) => each.tag === tag);
  if (!language)
    return `Não há uma pasta “${tag}” para conferir, ou pt-BR tem erros: npm run locales os mostra.`;
  const issues = (name: 'untranslated' | 'portuguese') =>
    language.compared.flatMap((each) => each[name]).map(formatIssue);
  return [
    'Faltam:',
    ...issues('untranslated'),
    '',
    'Ainda em português (o que deve ficar igual, como um nome, pode continuar assim):',
    ...issues('portuguese'),
  ].join('\n');
}
