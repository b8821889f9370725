import type { Site } from '../../src/content/site-data.ts';
import { outlets } from './index-html.ts';

/** No policy blocks data blocks, because they aren't executed. */
const inlineScript = /<script(?![^>]* (?:src=|type="application\/(?:ld\+)?json"))[^>]*>/i;

/**
 * Adds a content security policy to a finished page, as a `<meta>`.
 * @throws If the policy would block a script in the page.
 */
export function withPolicy(html: string, facts: NamedHosts = {}): string {
  const [script] = inlineScript.exec(html) ?? [];
  if (script) throw new Error(`The policy forbids what the page holds: ${script}`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(facts)}">`;
  return html.replace(outlets.policy, meta);
}

type NamedHosts = Pick<Site, 'formEndpoint' | 'analytics'>;

function policyOf({ formEndpoint, analytics }: NamedHosts): string {
  const endpoint = formEndpoint ? new URL(formEndpoint).origin : undefined;
  const counter = analytics && new URL(analytics.src).origin;
  // Some counters send to a host that another attribute names.
  const counts = Object.values(analytics ?? {}).flatMap((value) => value.match(origin) ?? []);
  const self = (...hosts: (string | undefined)[]) =>
    ["'self'", ...new Set(hosts.filter((host) => host !== undefined))].join(' ');
  return Object.entries({
    'default-src': "'none'",
    'script-src': self(counter),
    // No hashes: some hosts minify styles or add their own, and a hash would block these.
    'style-src': self("'unsafe-inline'"),
    'img-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    // The site itself serves the copy.
    'connect-src': self(endpoint, ...counts),
    'base-uri': "'none'",
    'form-action': endpoint ?? "'none'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

const origin = /https?:\/\/[\w.:-]+/g;
