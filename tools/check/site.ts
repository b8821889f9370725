import type { z } from 'zod';
import { explainMissingFile } from './folders.ts';
import { issueAt, type JsonFile } from './read.ts';

/** Reports why facts can't be read, or what the schema finds, and files that `public/` lacks. */
export function checkSite(site: JsonFile, schema: z.ZodType, publicDir: string) {
  if (site.data === undefined) return site.issues;
  const messages = new Map<string, string>();
  for (const { key, text = '' } of site.entries.get('site.links')?.children ?? []) {
    const [file = ''] = text.split(/[?#]/);
    const message = file.startsWith('/') && explainMissingFile(file.slice(1), publicDir);
    if (message) messages.set(key, message);
  }
  for (const issue of schema.safeParse(site.data).error?.issues ?? []) {
    const path = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : issue.path;
    // A list, such as that of weekdays, is reported as a whole.
    const key = ['site', ...path.filter((name) => typeof name === 'string')].join('.');
    const { message } = issue.code === 'invalid_key' ? (issue.issues[0] ?? issue) : issue;
    const missing = `Falta este dado. Se está aqui com outro nome, corrija o nome. Se não, acrescente-o. ${message}`;
    messages.set(key, site.entries.has(key) ? message : missing);
  }
  return [...messages].map(([key, message]) => issueAt(site.entries, key, message));
}
