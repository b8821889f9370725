import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { formatIssues } from './check/report.ts';
import type { Checked } from './check-locales.ts';

/** Lists all mistakes. If a build may contain the copy, TypeScript looks for texts that pt-BR lacks. */
export async function reportMistakes({ mistakes, draftMistakes }: Checked) {
  // TypeScript would answer a missing comma in a developer's words.
  const types = mistakes.length === 0 ? await checkTypes() : '';
  const report = types || formatIssues([...mistakes, ...draftMistakes]);
  // Builds contain no drafts.
  return { report, isBuildable: !types && mistakes.length === 0 };
}

/** Returns what TypeScript says, in Portuguese, of texts that the code needs and pt-BR lacks. */
async function checkTypes(): Promise<string> {
  const tsc = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json', '--locale', 'pt-br'];
  return promisify(execFile)(process.execPath, tsc).then(
    () => '',
    ({ stdout, stderr }) => explain(stdout + stderr),
  );
}

/** Names the text before TypeScript does, and its file if a page's route needs it. */
function explain(said: string): string {
  const missing = /^src\/(?:routes\/([\w-]+))?.*\n?.*A propriedade '(.+?)'/m;
  const [, route, name] = missing.exec(said) ?? [];
  const file = route ? `/${route === 'index' ? 'home' : route}.json` : '';
  const lost = name
    ? `falta “${name}” em locales/pt-BR${file}, ou está com outro nome`
    : 'falta algo que o código usa';
  return `O TypeScript encontrou um erro. Se você mexeu em locales, ${lost}. Recupere-o, com Ctrl + Z ou de uma cópia. O guia locales/README.md mostra como achar o bloco:\n\n${said}`;
}
