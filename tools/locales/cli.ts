import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cliSays, usage } from './cli-texts.ts';
import { listTodo, makeNew, type Outcome, Refusal, rememberDone, showTable } from './commands.ts';
import { localesDir } from './content.ts';
import { labelOf } from './folder.ts';
import { suggest } from './suggest.ts';

const commands = new Map([
  ['new', makeNew],
  ['todo', listTodo],
  ['done', rememberDone],
]);

/** Runs `npm run locales -- …`. */
export function runLocales(dir: string, [name, ...rest]: string[]): Outcome {
  if (!existsSync(dir)) return { text: cliSays.noFolder(labelOf(dir)), ok: false };
  if (name === undefined) return showTable(dir);
  if (/^(-h|--help|help|ajuda)$/.test(name)) return { text: usage, ok: true };
  const command = commands.get(name);
  if (!command) {
    return { text: cliSays.unknownCommand(name, suggest(name, commands.keys())), ok: false };
  }
  try {
    return command(dir, ...rest);
  } catch (error) {
    if (error instanceof Refusal) return { text: error.message, ok: false };
    throw error;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { text, ok } = runLocales(localesDir, process.argv.slice(2));
  console[ok ? 'log' : 'error'](text);
  process.exitCode = ok ? 0 : 1;
}
