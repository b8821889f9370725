import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { localeFile, sourceTag } from '../locales/folder.ts';
import { mistakeAt, propertiesOf, readJsonFile, valueAt } from '../locales/json-file.ts';
import { formatMistake, type Mistake, sortMistakes } from '../locales/mistake.ts';
import { answers, says } from '../locales/sentences.ts';
import { suggest } from '../locales/suggest.ts';

/**
 * Type-checks the site (tsconfig.build.json) against the types of the source's copy. Reports what the
 * copy lacks like its other mistakes. Other errors are mostly consequences of these, so they are reported
 * in the compiler's words only when no lack is left.
 *
 * @returns Undefined if all is well.
 */
export async function reportLacks(dir = '.'): Promise<string | undefined> {
  const compiler = 'node_modules/typescript/bin/tsc';
  const words = await promisify(execFile)(
    process.execPath,
    [compiler, '--pretty', 'false', '--project', 'tsconfig.build.json'],
    { cwd: dir },
  ).then(
    () => '',
    // tsc reports to stdout. If it didn't start, only the error has a message.
    (error: Error & { stdout?: string }) => (error.stdout || error.message).replaceAll('\r', ''),
  );
  if (!words) return undefined;
  const lacks = lacksIn(words, dir);
  if (lacks.length === 0) return answers.compiler(words.trim());
  return [answers.mistakes(lacks.length), ...lacks.map(formatMistake)].join('\n');
}

/** What the source's copy lacks according to the compiler's messages, without duplicates. */
function lacksIn(words: string, dir = '.'): Mistake[] {
  // A message continues in indented lines.
  const lacks = words.split(/\n(?=\S)/).flatMap((message) => lacksOf(message, dir));
  const byKey = new Map(lacks.reverse().map((lack) => [`${lack.file} ${lack.key}`, lack] as const));
  return sortMistakes([...byKey.values()]);
}

function lacksOf(message: string, dir: string): Mistake[] {
  const [, code = '', line, column] = /^(\S+)\((\d+),(\d+)\): error/.exec(message) ?? [];
  const page = pageOf(code.replaceAll('\\', '/'));
  if (!page) return [];
  const place = `${code}:${line}`;
  const path = join(dir, 'locales', sourceTag, `${page}.json`);
  if (!existsSync(path)) {
    const file = readJsonFile(join(dir, 'locales', sourceTag, localeFile));
    return [mistakeAt(file, 0, `paths.${page}`, says.neededPage(page, place))];
  }

  const file = readJsonFile(path);
  const lines = readFileSync(join(dir, code), 'utf8')
    .split('\n')
    .slice(Number(line) - 1);
  const read = blockAt(lines.join('\n'), Number(column) - 1);
  // A name that the copy doesn't have is a variable of the code.
  const above = [...(valueAt(file.root, ...read) ? read : []), ...blocksIn(message)];
  const block = valueAt(file.root, ...above);
  const own = block ? propertiesOf(block).map(({ name }) => name) : [];
  return missingIn(message).map((name) => {
    const key = [...above, name].join('.');
    return mistakeAt(file, block?.offset ?? 0, key, says.needed(key, place, suggest(name, own)));
  });
}

/** The page whose JSON a file of code reads. Routes have their JSON's name. */
function pageOf(code: string): string | undefined {
  if (code.startsWith('src/layout/')) return 'common';
  if (code.startsWith('src/contact/')) return 'contato';
  if (!/^src\/routes\/[a-z]/.test(code)) return undefined;
  const name = basename(code, '.tsx');
  return name === 'index' ? 'home' : name;
}

/** The missing names in a message. Named types are not the copy's. */
function missingIn(message: string): string[] {
  const one =
    /Property '([^']+)' (?:does not exist on|is missing in) type '(?:\{|FilterKeysObject<)/g;
  const [last] = [...message.matchAll(one)].slice(-1);
  const several = / the following properties from type '[^']*': (.*?)(?:, and \d+ more)?\.?$/m;
  return last?.[1] ? [last[1]] : (several.exec(message)?.[1]?.split(', ') ?? []);
}

/** The nested blocks that a message names, the outermost first. */
function blocksIn(message: string): string[] {
  const steps = message.matchAll(
    /(?:Types of property|Property) '"?([^'"]+)"?' (?:is|are) incomp/g,
  );
  return [...steps].map(([, name = '']) => name);
}

/**
 * The block that the code reads at a position: `$.form.` just before it, or `nav.pages[page]` or
 * `<Hero {...copy.hero}` from there on.
 */
function blockAt(code: string, column: number): string[] {
  const [line = ''] = code.split('\n');
  const [, path = ''] =
    /([\w$][\w$.]*)\.$/.exec(line.slice(0, column)) ??
    /^(?:\w+\s+\{\.\.\.)?(\w+(?:\.\w+)*)[[}]/.exec(code.slice(column)) ??
    [];
  return path.split('.').filter((name) => name && name !== 'copy' && name !== '$');
}
