import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { isBlock, issueOf, keyOf } from './json-file.ts';
import type { LocaleFolder } from './read-locales.ts';
import { isMissing, isSameText, pairsIn, type Text } from './translation.ts';

/** The old Portuguese of texts that changed after the commit that wrote their translation. */
export function formerTexts(texts: Text[], { tag, dir, files }: LocaleFolder, sourceDir: string) {
  const former = new Map<Text, string>();
  for (const [name, { data = {}, ...file }] of files) {
    const blame = git(sourceDir, 'blame', '-lsw', '--root', '--', join(dir, name)).split('\n');
    const originalsAt = (commit: string) => {
      const source: unknown = parse(git(sourceDir, 'show', `${commit}:./${name}`));
      const pairs = isBlock(source) ? pairsIn(source, data, tag) : [];
      return new Map(pairs.map(({ path, original }) => [keyOf(path), original]));
    };
    const known = new Map<string, ReturnType<typeof originalsAt>>();
    for (const text of texts) {
      if (text.file !== name || isMissing(text)) continue;
      const { line } = issueOf(file, text.path, '');
      const [commit = ''] = (blame[line - 1] ?? '').split(' ');
      // A line that isn't committed has only zeros.
      if (/^0*$/.test(commit) || isSameText(String(text.own), text.original)) continue;
      const originals = known.get(commit) ?? originalsAt(commit);
      known.set(commit, originals);
      const before = String(originals.get(keyOf(text.path)) ?? text.original);
      if (!isSameText(before, text.original)) former.set(text, before);
    }
  }
  return former;
}

function git(cwd: string, ...args: string[]): string {
  const options = { cwd, env: withoutGit(process.env), maxBuffer: 2 ** 26 };
  return spawnSync('git', args, { ...options, encoding: 'utf8' }).stdout || '';
}

/** Git sets variables such as `GIT_DIR` for its hooks, which would point to another repository. */
export function withoutGit(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('GIT_')));
}
