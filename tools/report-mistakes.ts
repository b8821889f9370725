import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { formatIssues } from './check/issue.ts';
import type { Checked } from './check-locales.ts';

/** Lists all mistakes. If only drafts have some, TypeScript looks for texts that pt-BR lacks. */
export async function reportMistakes({ mistakes, draftMistakes }: Checked) {
  // TypeScript would answer a missing comma in a developer's words.
  const types = mistakes.length === 0 ? await checkTypes() : '';
  const report = types || formatIssues([...mistakes, ...draftMistakes]);
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

/** Says which text is missing, and where. TypeScript calls i18next's type of texts `FilterKeysObject`. */
function explain(said: string): string {
  const missing =
    /^src\/(?:routes\/([\w-]+)\.tsx\((\d+))?.*\n?.*A propriedade '(.+?)' (?:está ausente|não existe no tipo 'Filter)/m;
  const [, route, line, name = ''] = missing.exec(said) ?? [];
  let lost = name ? `“${name}” em locales/pt-BR` : 'algo de que o código precisa';
  if (route) {
    const lines = readFileSync(`src/routes/${route}.tsx`, 'utf8').split('\n');
    // The component is given the block that is named next, such as `$.hero`.
    const [, block = ''] = /\$\.([\w.]+)/.exec(lines.slice(Number(line) - 1).join('\n')) ?? [];
    const key = block.endsWith(name) ? block : `${block}.${name}`;
    lost = `“${key}” em locales/pt-BR/${route === 'index' ? 'home' : route}.json`;
  }
  return `O TypeScript encontrou um erro. Se você mexeu em locales, falta ${lost}, ou está com outro nome. Recupere-o, ou desfaça um “Substituir tudo”, com Ctrl + Z ou de uma cópia. Para quem programa, o TypeScript diz:\n\n${said}`;
}
