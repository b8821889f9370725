import { createHash } from 'node:crypto';
import type { Site } from '../../src/site/content.ts';

/** Emotion fills empty `<style>` elements through the CSSOM. */
const emptyStyle = sourceOf('');

/** An inline script, which the policy would block silently. */
const breach = /<script(?![^>]* (?:src=|type="application\/(?:ld\+)?json"))[^>]*>/i;

/**
 * Adds a content security policy to a finished page, as a `<meta>` before all that it governs. No
 * policy blocks data blocks, because they aren't executed.
 * @throws If the policy would block something in the page.
 */
export function withPolicy(html: string, facts: NamedHosts = {}): string {
  const charset = /<meta charset=[^>]*>/;
  if (!charset.test(html)) throw new Error('No <meta charset> to put the policy after');
  const [found] = breach.exec(html) ?? [];
  if (found) throw new Error(`The policy forbids what the page holds: ${found}`);
  return html.replace(
    charset,
    (meta) =>
      `${meta}<meta http-equiv="Content-Security-Policy" content="${policyOf(html, facts)}">`,
  );
}

type NamedHosts = Pick<Site, 'formEndpoint' | 'analytics'>;

function policyOf(html: string, { formEndpoint, analytics }: NamedHosts): string {
  const endpoint = formEndpoint ? new URL(formEndpoint).origin : undefined;
  const counter = analytics && new URL(analytics.src).origin;
  // Some counters send to a host that another attribute names.
  const counts = Object.values(analytics ?? {}).flatMap((value) => value.match(origin) ?? []);
  const self = (...hosts: (string | undefined)[]) =>
    ["'self'", ...new Set(hosts.filter((host) => host !== undefined))].join(' ');
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
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
