import { explainMissingFile } from './folders.ts';
import { difference } from './issue.ts';
import { issueAt, type JsonFile } from './json-file.ts';
import type { Rules } from './rules.ts';

/** Checks site.json. If it has no mistake, `facts` is its content. */
export function checkSite<Facts>(site: JsonFile, { schema, publicDir }: Rules<Facts>) {
  const { data: facts, error } = schema.safeParse(site.data ?? {});
  const messages = new Map<string, string>();
  const lost: string[] = [];
  const added: string[] = [];
  for (const issue of error?.issues ?? []) {
    // A list, such as that of weekdays, is reported as a whole.
    const key = issue.path.filter((step) => typeof step === 'string').join('.');
    const { message } = issue.code === 'invalid_key' ? (issue.issues[0] ?? issue) : issue;
    if (issue.code === 'unrecognized_keys') added.push(...issue.keys);
    else if (!site.entries.has(key)) lost.push(`“${key}” (${message})`);
    else if (!messages.has(key)) messages.set(key, message);
  }
  const names = difference(
    lost,
    added.map((name) => `“${name}”`),
  );
  if (names) {
    messages.set(
      added[0] ?? '',
      `Aqui ${names}. Se algum só tem o nome errado, corrija o nome. Um número seu vai em "figures"; o que não é do site, para fora deste arquivo.`,
    );
  }
  for (const [key, { text = '' }] of site.entries) {
    const [file = ''] = text.split(/[?#]/);
    const message = file.startsWith('/') && explainMissingFile(file.slice(1), publicDir);
    if (message && !messages.has(key)) messages.set(key, message);
  }
  // Of a file that can't be read, only that is said.
  if (site.issues.length > 0) return { issues: site.issues };
  return { facts, issues: [...messages].map(([key, message]) => issueAt(site, key, message)) };
}
