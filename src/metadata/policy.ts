import type { Site } from '../content/site.ts';

type NamedHosts = Pick<Site, 'formEndpoint' | 'analytics'>;

/** A page's content security policy. */
export function policyOf({ formEndpoint, analytics }: NamedHosts): string {
  const endpoint = formEndpoint ? new URL(formEndpoint).origin : undefined;
  const counter = analytics && new URL(analytics.src).origin;
  const origin = /https?:\/\/[\w.:-]+/g;
  // Some visit counters send data to a second host, which an attribute of the script names.
  const counts = Object.values(analytics ?? {}).flatMap((value) => value.match(origin) ?? []);
  const self = (...hosts: (string | undefined)[]) =>
    ["'self'", ...new Set(hosts.filter((host) => host !== undefined))].join(' ');
  return Object.entries({
    'default-src': "'none'",
    'script-src': self(counter),
    // With hashes instead, the policy would block styles that a hosting service adds or changes.
    'style-src': self("'unsafe-inline'"),
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': self(endpoint, ...counts),
    'base-uri': "'none'",
    'form-action': endpoint ?? "'none'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
