import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CopyError, messages } from '../copy/index.ts';

/**
 * Checks the types of src/ and tools/, and with them that pt-BR has all texts that the code reads.
 * @throws {CopyError} With what TypeScript says, below a Portuguese line that names file and text.
 */
export function checkTypes(root: string): void {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  // Each checker works out the types of Chakra again: two take a third less time than the usual four.
  const args = [tsc, '-p', 'tsconfig.build.json', '--checkers', '2'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status === 0) return;
  const found = stdout.split(/\n(?=\S)/).flatMap((error) => {
    const [, file] = /^src\/(\S+)\(/.exec(error) ?? [];
    const [, name] = /Property '([^']+)' (?:is missing|does not exist)/.exec(error) ?? [];
    return file && name ? [messages.typesLack(`locales/pt-BR/${copyOf(file)}.json`, name)] : [];
  });
  throw new CopyError(`${found[0] ?? messages.types}\n\n${stdout}`);
}

/** The copy that a file of src/ reads. */
function copyOf(file: string): string {
  if (file.startsWith('contact/')) return 'contato';
  const [, route] = /^routes\/([a-z\d-]+)\.tsx$/.exec(file) ?? [];
  return route === 'index' ? 'home' : (route ?? 'common');
}
