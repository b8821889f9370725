import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { lineOf, textAt } from './json-file.ts';
import { isSameText, type Text } from './progress.ts';
import type { LocaleFolder } from './read-locales.ts';

/** Git sets variables such as `GIT_DIR` for its hooks, which would point to another repository. */
export function withoutGit(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('GIT_')));
}

const uncommitted = /^0+$/;

/** Marks the texts whose Portuguese changed after the commit that wrote their translation. */
export function withChanges(texts: Text[], folder: LocaleFolder, source: LocaleFolder): Text[] {
  const git = (...args: string[]) => {
    const options = { cwd: source.dir, env: withoutGit(process.env), maxBuffer: 2 ** 26 };
    return spawnSync('git', args, { ...options, encoding: 'utf8' }).stdout || '';
  };
  const commitsOf = remember((name: string) =>
    git('blame', '-lsw', '--root', '--', join(folder.dir, name))
      .split('\n')
      .map((line) => line.split(' ')[0] ?? ''),
  );
  const fileAt = remember((commitAndFile: string) => parse(git('show', commitAndFile)));
  return texts.map((text) => {
    const { file: name, path, own, original, originalPath } = text;
    const file = folder.files.get(name);
    if (text.state !== 'done' || !file || isSameText(String(own), original)) return text;
    const commit = commitsOf(name)[lineOf(file, path) - 1];
    // Without a commit, `git show` would read the file from git's index.
    if (!commit || uncommitted.test(commit)) return text;
    const before = textAt(fileAt(`${commit}:./${name}`), ...originalPath);
    if (before === undefined || isSameText(before, original)) return text;
    return { ...text, state: 'changed', before };
  });
}

function remember<Result>(find: (key: string) => Result): (key: string) => Result {
  const known = new Map<string, Result>();
  return (key) => {
    const result = known.has(key) ? (known.get(key) as Result) : find(key);
    known.set(key, result);
    return result;
  };
}
