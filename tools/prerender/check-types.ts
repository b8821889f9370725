import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CopyError } from '../locales/index.ts';

/**
 * Checks the types of `src/` and `tools/`, and so whether pt-BR has every text that they read.
 * @throws {CopyError} If there is an error.
 */
export function checkTypes(root: string): void {
  // Resolved as Node does, because an npm workspace installs packages in a folder above.
  const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
  const tsc = join(dirname(typescript), 'bin/tsc');
  // Not tsc's default of four checkers, because each checker takes time to infer Chakra's types.
  const args = [tsc, '-p', 'tsconfig.build.json', '--checkers', '2'];
  const ran = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (ran.error) throw ran.error;
  if (ran.status === 0) return;
  const errors = ran.stdout || ran.stderr;
  throw new CopyError(`${explain(errors)} O TypeScript diz mais, em inglês:\n\n${errors}`);
}

function explain(errors: string): string {
  const [first = ''] = errors.split(/\n(?=\S)/);
  const [, file] = /^src\/(\S+)\(/.exec(first) ?? [];
  const [, name] = /Property '([^']+)' (?:is missing|does not exist)/.exec(first) ?? [];
  if (!file || !name) return 'O código tem um erro, ou não combina com os textos de locales/pt-BR.';
  return `locales/pt-BR/${copyOf(file)}.json: falta um texto “${name}”, de que o site precisa. Recupere-o; se está lá com outro nome, corrija o nome. Se ninguém mexeu nesse arquivo, o erro está no código.`;
}

/** The texts that a file of `src/` most likely reads. */
function copyOf(file: string): string {
  if (file.startsWith('contact/')) return 'contato';
  const [, route] = /^routes\/([a-z\d-]+)\.tsx$/.exec(file) ?? [];
  return route === 'index' ? 'home' : (route ?? 'common');
}
