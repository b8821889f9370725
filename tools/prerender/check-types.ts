import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CopyError, howToRecover } from '../locales/index.ts';

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
  throw new CopyError(`${explainTypeError(errors)} O TypeScript diz mais, em inglês:\n\n${errors}`);
}

/** Says which text pt-BR lacks, if that is TypeScript's first error. */
export function explainTypeError(errors: string): string {
  const [first = ''] = errors.split(/\n(?=\S)/);
  // The type that lacks the text has the names of those that are left in the same block. They come
  // before what the code adds to them.
  const lacking = /Property '([^']+)' (?:is missing in|does not exist on) type '[^{\n]*\{([^{}]*)/;
  const [, name, block = ''] = lacking.exec(first) ?? [];
  const names = [...block.matchAll(/([\w-]+)"?: (?:string;|$)/g)];
  const others = names.slice(0, 3).map(([, text]) => `“${text}”`);
  const other = 'O código tem um erro, ou não combina com os textos de locales/pt-BR.';
  if (others.length === 0) return other;
  const [, route] = /^src\/routes\/([a-z\d-]+)\.tsx/.exec(first) ?? [];
  const file = route ? `locales/pt-BR/${route === 'index' ? 'home' : route}.json` : 'locales/pt-BR';
  return `Em ${file}, no bloco que tem ${others.join(', ')}, falta “${name}”, de que o site precisa, ou está vazio. Se ele está lá com outro nome, corrija o nome. Se não, ${howToRecover}. Se ninguém mexeu nesse bloco, o erro está no código.`;
}
