import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CopyError, messages } from '../copy/index.ts';

/**
 * Checks the types of `src/` and `tools/`, and with them that pt-BR has all texts that the code reads.
 * @throws {CopyError} Names the file and the text, above TypeScript's own report.
 */
export function checkTypes(root: string): void {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  // With four checkers, the default, it takes longer: each works out Chakra's types anew.
  const args = [tsc, '-p', 'tsconfig.build.json', '--checkers', '2'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status === 0) return;
  // Later errors may only follow from the first.
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
