import { spawnSync } from 'node:child_process';

/** Returns what TypeScript says, in Portuguese, of texts that the code needs and pt-BR lacks. */
export function checkTypes(): string {
  const tsc = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json', '--locale', 'pt-br'];
  const { status, stdout, stderr } = spawnSync(process.execPath, tsc, { encoding: 'utf8' });
  if (status === 0) return '';
  return `O TypeScript encontrou um erro. Se você apagou um texto ou mudou um nome em locales, o guia locales/README.md mostra como ler o que ele diz:\n\n${stdout}${stderr}`;
}
