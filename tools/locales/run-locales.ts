import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checkLocales } from './check-locales.ts';
import { localesDir } from './locales-dir.ts';
import { formatIssues, formatProgress } from './report.ts';

const typeError =
  'O TypeScript encontrou um erro. Se você mexeu em locales/pt-BR, falta ali um texto ou um bloco, ou ele está com outro nome. O nome certo está depois de “A propriedade”, e o da página, depois de “src/routes/” (“index” é home.json). Recupere-o com Ctrl + Z ou de uma cópia, ou escreva-o de novo. No fim de locales/README.md há um exemplo. O TypeScript diz:';

/** Returns what TypeScript says of texts that the code needs and pt-BR lacks, or an empty text. */
function checkTypes(): string {
  const tsc = 'node_modules/typescript/bin/tsc';
  // With `pretty`, it shows the code, which names the block of a text.
  const options = ['-p', 'tsconfig.build.json', '--locale', 'pt-br', '--pretty'];
  const { status, stdout, error } = spawnSync(process.execPath, [tsc, ...options], {
    encoding: 'utf8',
  });
  if (error) throw error;
  // A type may be as long as a page of texts.
  const report = stripVTControlCharacters(stdout).replace(/'[^'\n]{60,}'/g, "'…'");
  return status === 0 ? '' : `${typeError}\n\n${report}`;
}

const [tag = ''] = process.argv.slice(2);
const { mistakes, draftMistakes, progress } = await checkLocales();
// If pt-BR has another mistake, TypeScript would answer it in a developer's words.
const types = mistakes.length === 0 ? checkTypes() : '';
const issues = [...mistakes, ...draftMistakes];
const isOk = mistakes.length === 0 && !types;
const lines = formatProgress(progress, tag);
const isKnown = ['', 'drafts'].some((folder) => existsSync(join(localesDir, folder, tag)));
if (tag && !isKnown) lines.push(`Não há a pasta “${tag}” em locales nem em drafts.`);
else if (issues.length > 0 && tag && progress.every((each) => each.tag !== tag))
  lines.push('O que falta aparece aqui quando não há mais erros.');
// The mistakes come last, so that they stay in view.
lines.push(types || formatIssues(issues));
if (isOk && progress.some(({ missingTexts, notices }) => missingTexts + notices.length > 0))
  lines.push(
    'Textos que faltam num rascunho, e avisos, não são erros. Estão acima: veja-os também.',
  );
if (isOk && draftMistakes.length > 0)
  lines.push(
    'Só há erros em rascunhos. O site pode ser publicado assim; corrija-os antes de entregar.',
  );
if (!isOk) {
  lines.push('Corrija, salve e rode de novo: um erro pode esconder outros.');
  process.exitCode = 1;
}
console.log(lines.join('\n'));
