import { execFile } from 'node:child_process';
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

const typeError =
  'O TypeScript encontrou um erro. Se você mexeu em locales/pt-BR, falta ali um texto ou um bloco, ou ele está com outro nome. O nome dele está abaixo, depois de “A propriedade”, e o da página, depois de “src/routes” (“index” é a home). Recupere-o, ou desfaça um “Substituir tudo”, com Ctrl + Z ou de uma cópia. O TypeScript diz:';

/** Returns what TypeScript says of texts that the code needs and pt-BR lacks, or an empty text. */
async function checkTypes(): Promise<string> {
  const tsc = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json', '--locale', 'pt-br'];
  return promisify(execFile)(process.execPath, tsc).then(
    () => '',
    ({ stdout, stderr }) => `${typeError}\n\n${stdout}${stderr}`,
  );
}
