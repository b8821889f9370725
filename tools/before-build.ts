import { spawnSync } from 'node:child_process';
import { formatIssues } from './check/report.ts';
import { checkLocales } from './check-locales.ts';

// The copy comes first, because TypeScript would answer a missing comma in a developer's words.
const { mistakes } = await checkLocales();
const message = mistakes.length > 0 ? formatIssues(mistakes) : mistakesOfTypes();
if (message) {
  console.error(message);
  process.exitCode = 1;
}

/** What TypeScript says, in Portuguese, of texts that the code needs and pt-BR lacks. */
function mistakesOfTypes(): string {
  const tsc = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json', '--locale', 'pt-br'];
  const { status, stdout, stderr } = spawnSync(process.execPath, tsc, { encoding: 'utf8' });
  if (status === 0) return '';
  return `O TypeScript encontrou um erro. Se você apagou um texto ou mudou um nome em locales, o guia locales/README.md mostra como ler o que ele diz:\n\n${stdout}${stderr}`;
}
