import { spawnSync } from 'node:child_process';
import { formatIssues } from './check/report.ts';
import { checkLocales } from './check-locales.ts';

// `npm run build` begins here, so that a mistake in the copy is told in Portuguese, before TypeScript
// speaks of its consequences in English.
const { mistakes } = await checkLocales();
if (mistakes.length > 0) {
  console.error(formatIssues(mistakes));
  process.exit(1);
}
const tsc = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'];
const { status, stdout, stderr } = spawnSync(process.execPath, tsc, { encoding: 'utf8' });
if (status !== 0) {
  console.error(
    `O TypeScript encontrou um erro. Se você apagou um texto ou mudou um nome em locales, o guia locales/README.md mostra como ler o que ele diz:\n\n${stdout}${stderr}`,
  );
  process.exit(1);
}
