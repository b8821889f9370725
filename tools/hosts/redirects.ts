import { decode } from '../copy/addresses.ts';
import type { Issue } from '../issues/issue.ts';
import { messages } from '../issues/messages.ts';
import { aliasesOf, isHidden, type Redirect } from './hosting.ts';

/** What hosts read alike: no placeholders, conditions or ambiguous characters. */
const readable = {
  from: /^(\/[\p{L}\p{M}\p{N}\-._~]+)*\/?(\/\*)?$/u,
  to: /^(https?:\/)?\/[\w\-.~/?&=%#@+,;!]*$/,
  status: /^30[12]$/,
};

/**
 * Reads the owner's redirects. Each line has an old address, a new one, and 301 or 302, because
 * Netlify and Cloudflare disagree on the default.
 */
export function readRedirects(
  text: string,
  paths: readonly string[],
  files: readonly string[],
): { redirects: Redirect[]; issues: Issue[] } {
  const issues: Issue[] = [];
  const redirects = new Map<string, Redirect & { line: number }>();
  const served = [...paths, ...files];
  const taken = [...served, ...paths.flatMap(aliasesOf)];

  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    const refuse = (message: string) =>
      issues.push({ file: 'public/_redirects', line, column: 1, key: '', message });
    const words = content.replace(/(^|\s)#.*/, '').trim();
    if (words === '') continue;
    const redirect = parse(words);
    if (!redirect) {
      refuse(messages.redirect);
      continue;
    }
    const { from, below, to } = redirect;
    const key = below ? `${from}/*` : from;
    const earlier = redirects.get(key);
    if (earlier) refuse(messages.redirectTwice(earlier.line));
    else if (
      isHidden(from) ||
      taken.some((path) => path === (from || '/') || (below && path.startsWith(`${from}/`)))
    ) {
      refuse(messages.redirectTaken);
    } else if (to.startsWith('/') && !served.includes(decode(to.replace(/[?#].*/, '')))) {
      refuse(messages.redirectNowhere);
    } else redirects.set(key, { ...redirect, line });
  }
  // Cloudflare follows single addresses first, other hosts the first rule that fits.
  const sorted = [...redirects.values()].sort((a, b) => Number(a.below) - Number(b.below));
  return { redirects: sorted, issues };
}

/** Undefined if hosts would read the line differently. */
function parse(words: string): Redirect | undefined {
  const [from = '', to = '', status = '', ...more] = words.split(/\s+/);
  const path = decode(from).normalize();
  const target = targetOf(to);
  if (!readable.from.test(path) || !target) return undefined;
  if (!readable.status.test(status) || more.length > 0) return undefined;
  const below = path.endsWith('/*');
  return { from: path.replace(/\/\*?$/, ''), below, to: target, status: Number(status) };
}

/** The encoded target; undefined if it is no address. */
function targetOf(to: string): string | undefined {
  const here = 'https://site.invalid';
  if (!/^(https?:\/\/|\/(?![/\\]))/.test(to) || !URL.canParse(to, here)) return undefined;
  const { href, origin } = new URL(to, here);
  const target = origin === here ? href.slice(here.length) : href;
  return readable.to.test(target) ? target : undefined;
}
