import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CopyError, messages } from '../copy/index.ts';

/**
 * Checks the types of `src/` and `tools/`.
 * @throws {CopyError} If there is an error, such as a text that the code reads but pt-BR lacks.
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
  const stdout = ran.stdout || ran.stderr;
  const [first = ''] = stdout.split(/\n(?=\S)/);
  const [, file] = /^src\/(\S+)\(/.exec(first) ?? [];
  const [, name] = /Property '([^']+)' (?:is missing|does not exist)/.exec(first) ?? [];
  const lacking = file && name && messages.typesLack(`locales/pt-BR/${copyOf(file)}.json`, name);
  throw new CopyError(`${lacking || messages.types}\n\n${stdout}`);
}

function copyOf(file: string): string {
  if (file.startsWith('contact/')) return 'contato';
  const [, route] = /^routes\/([a-z\d-]+)\.tsx$/.exec(file) ?? [];
  return route === 'index' ? 'home' : (route ?? 'common');
}
