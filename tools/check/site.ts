import type { z } from 'zod';
import { explainMissingFile } from './folders.ts';
import { type Issue, issueInFile, whichItMayBe } from './issue.ts';
import { issueAt, type JsonFile } from './json-file.ts';

const noFile = 'Falta este arquivo. Recupere-o da Lixeira ou de uma cópia da pasta.';

/** Checks site.json. If it has no mistake, `facts` is its content. */
export function checkSite<Facts>(site: JsonFile, schema: z.ZodType<Facts>, publicDir: string) {
  if (!site.data && site.issues.length === 0) site.issues.push(issueInFile(site.path, noFile));
  if (!site.data) return { issues: site.issues };
  const { data: facts, error } = schema.safeParse(site.data);
  const unknown: string[] = [];
  const missing = new Map<string, string>();
  const wrong = new Map<string, string>();
  for (const issue of error?.issues ?? []) {
    // A list, such as that of weekdays, is reported as a whole.
    const key = issue.path.filter((step) => typeof step === 'string').join('.');
    const { message } = issue.code === 'invalid_key' ? (issue.issues[0] ?? issue) : issue;
    if (issue.code === 'unrecognized_keys') unknown.push(...issue.keys);
    else if (!site.entries.has(key)) missing.set(key, message);
    else if (!wrong.has(key)) wrong.set(key, message);
  }
  for (const [key, { text = '' }] of site.entries) {
    const [file = ''] = text.split(/[?#]/);
    const message = file.startsWith('/') && explainMissingFile(file.slice(1), publicDir);
    if (message && !wrong.has(key)) wrong.set(key, message);
  }
  for (const name of unknown) {
    wrong.set(
      name,
      `O site não conhece este dado.${whichItMayBe([...missing.keys()])} Se é um número seu, leve-o para dentro de "figures"; se não, para fora deste arquivo.`,
    );
  }
  // Otherwise, each unknown name may be one of those that are missing, and says so.
  if (missing.size > unknown.length) {
    for (const [key, message] of missing) {
      wrong.set(
        key,
        `Falta este dado. Se está aqui com outro nome, corrija o nome. Se não, acrescente-o. ${message}`,
      );
    }
  }
  const issues = [...wrong].map(([key, message]) => issueAt(site, key, message));
  return { facts, issues: [...site.issues, ...issues] };
}
