import { createHash } from 'node:crypto';
import type { Site } from '../../src/site/site-data.ts';
import { outlets } from './frame.ts';

/** Emotion fills empty `<style>` elements through the CSSOM. */
const emptyStyle = sourceOf('');

/** A style or an inline script. No policy blocks data blocks, because they aren't executed. */
const inline =
  /<(style|script)(?![^>]* (?:src=|type="application\/(?:ld\+)?json"))[^>]*>(.*?)<\/\1>/gis;

/**
 * Adds a content security policy to a finished page, as a `<meta>`.
 * @throws If the policy would block a script in the page.
 */
export function withPolicy(html: string, facts: NamedHosts = {}): string {
  const styles = [...html.matchAll(inline)].map(([element, name = '', css = '']) => {
    if (/script/i.test(name)) throw new Error(`The policy forbids what the page holds: ${element}`);
    return css;
  });
  const policy = policyOf(styles, facts);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(outlets.policy, meta);
}

type NamedHosts = Pick<Site, 'formEndpoint' | 'analytics'>;

function policyOf(styles: string[], { formEndpoint, analytics }: NamedHosts): string {
  const endpoint = formEndpoint ? new URL(formEndpoint).origin : undefined;
  const counter = analytics && new URL(analytics.src).origin;
  // Some counters send to a host that another attribute names.
  const counts = Object.values(analytics ?? {}).flatMap((value) => value.match(origin) ?? []);
  const self = (...hosts: (string | undefined)[]) =>
    ["'self'", ...new Set(hosts.filter((host) => host !== undefined))].join(' ');
  return Object.entries({
    'default-src': "'none'",
    'script-src': self(counter),
    'style-src': [...new Set(["'self'", ...styles.map(sourceOf), emptyStyle])].join(' '),
    // Not `style-src-elem` for the rest: Safari reads it and does nothing.
    'style-src-attr': "'unsafe-inline'",
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

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
