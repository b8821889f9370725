import type { Checked } from './check.ts';
import { formatIssue, type Issue } from './issue.ts';
import { languageName } from './language.ts';

/** Returns a heading, by which VS Code recognizes a report (.vscode/tasks.json), and all issues. */
export function formatIssues(issues: Issue[]): string {
  if (issues.length === 0) return 'Nenhum erro.';
  const heading = issues.length === 1 ? '1 erro a corrigir:' : `${issues.length} erros a corrigir:`;
  return [heading, ...issues.map(formatIssue)].join('\n');
}

/** What `npm run locales` prints: all mistakes, and of each translation how much is left. */
export function report({ mistakes, draftMistakes, translations }: Checked): string {
  const lines = [formatIssues([...mistakes, ...draftMistakes])];
  for (const { tag, isDraft, compared } of translations) {
    const missing = compared.flatMap(({ untranslated }) => untranslated).length;
    const same = compared.flatMap(({ portuguese }) => portuguese).length;
    const name = `${tag}, ${languageName(tag)}${isDraft ? ', rascunho' : ''}`;
    lines.push(`${name}: faltam ${missing} textos, e ${same} ainda estão em português.`);
    // Indented, so that VS Code doesn't take them for mistakes.
    const notices = compared.flatMap((each) => each.notices);
    lines.push(...notices.map((notice) => `  Aviso: ${formatIssue(notice)}`));
  }
  return lines.join('\n');
}

/** What `npm run locales -- en` prints: each text that is missing or still Portuguese. */
export function reportLanguage({ translations }: Checked, tag: string): string {
  const { compared } = translations.find((each) => each.tag === tag) ?? {};
  if (!compared)
    return `Não há um idioma “${tag}”, ou pt-BR tem erros, que npm run locales mostra.`;
  const missing = compared.flatMap(({ untranslated }) => untranslated).map(formatIssue);
  const same = compared.flatMap(({ portuguese }) => portuguese).map(formatIssue);
  return [
    `Faltam ${missing.length}:`,
    ...missing,
    `Ainda em português ${same.length}:`,
    ...same,
  ].join('\n');
}
