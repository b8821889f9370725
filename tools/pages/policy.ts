import { createHash } from 'node:crypto';
import type { Site } from '../../src/site/content.ts';

/** The hash of the empty `<style>` elements that Emotion fills through the CSSOM. */
const emptyStyle = sourceOf('');

/** What the policy blocks silently: inline scripts, and `style` and `on…` attributes. */
const breaches = [
  /<script(?![^>]* (?:src=|type="application\/(?:ld\+)?json"))[^>]*>/i,
  /<[a-z][\w-]*(?:\s+[\w:-]+(?:="[^"]*")?)*?\s+(?:style|on\w+)=/i,
];

/**
 * Adds a content security policy to a finished page, as a `<meta>` before everything that it governs.
 * Allowed are the site's own script files, the page's own styles by their hash, requests to the site's
 * host, and what the owner's facts name: the form's endpoint, and the script that counts visits. Data blocks aren't executed, so no policy blocks
 * them. What only a header can express is in `hosting.ts`.
 *
 * @throws If the page has something that the policy would block.
 */
export function withPolicy(html: string, facts: NamedHosts = {}): string {
  const charset = /<meta charset=[^>]*>/;
  if (!charset.test(html)) throw new Error('No <meta charset> to put the policy after');
  for (const breach of breaches) {
    const found = breach.exec(html)?.[0];
    if (found) throw new Error(`The policy forbids what the page holds: ${found}`);
  }
  return html.replace(
    charset,
    (meta) =>
      `${meta}<meta http-equiv="Content-Security-Policy" content="${policyOf(html, facts)}">`,
  );
}

/** The facts that name other hosts. */
type NamedHosts = Pick<Site, 'formEndpoint' | 'analytics'>;

function policyOf(html: string, { formEndpoint, analytics }: NamedHosts): string {
  const endpoint = formEndpoint ? new URL(formEndpoint).origin : undefined;
  const counter = analytics && new URL(analytics.src).origin;
  // Some counters send what they count to a host that another attribute names.
  const counts = Object.values(analytics ?? {}).flatMap((value) => value.match(origin) ?? []);
  const self = (...hosts: (string | undefined)[]) =>
    ["'self'", ...new Set(hosts.filter((host) => host !== undefined))].join(' ');
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
  return Object.entries({
    'default-src': "'none'",
    'script-src': self(counter),
    'style-src': [...new Set([...styles.map(sourceOf), emptyStyle])].join(' '),
    'img-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    // The copy's JSON files.
    'connect-src': self(endpoint, ...counts),
    'base-uri': "'none'",
    'form-action': endpoint ?? "'none'",
    // No library needs a Trusted Types policy: text never becomes markup or code.
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** The origins in a text: `https://plausible.io`. */
const origin = /https?:\/\/[\w.:-]+/g;

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
