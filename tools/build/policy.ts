import type { Site } from '../../src/content/site-data.ts';
import { outlets } from './index-html.ts';

/** Leaves out JSON, which no browser executes and no policy blocks. */
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
  // Some counters send to another host, which one of their attributes names.
  const counts = Object.values(analytics ?? {}).flatMap((value) => value.match(origin) ?? []);
  const self = (...hosts: (string | undefined)[]) =>
    ["'self'", ...new Set(hosts.filter((host) => host !== undefined))].join(' ');
  return Object.entries({
    'default-src': "'none'",
    'script-src': self(counter),
    // Some hosts change styles or add their own, which hashes would block.
    'style-src': self("'unsafe-inline'"),
    'img-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': self(endpoint, ...counts),
    'base-uri': "'none'",
    'form-action': endpoint ?? "'none'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

const origin = /https?:\/\/[\w.:-]+/g;
