import { createHash } from 'node:crypto';

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
 * host, and a form that is sent to the owner's endpoint. Data blocks aren't executed, so no policy blocks
 * them. What only a header can express is in `hosting.ts`.
 *
 * @param formEndpoint The owner's endpoint, if there is one.
 * @throws If the page has something that the policy would block.
 */
export function withPolicy(html: string, formEndpoint?: string | null): string {
  const charset = /<meta charset=[^>]*>/;
  if (!charset.test(html)) throw new Error('No <meta charset> to put the policy after');
  for (const breach of breaches) {
    const found = breach.exec(html)?.[0];
    if (found) throw new Error(`The policy forbids what the page holds: ${found}`);
  }
  return html.replace(
    charset,
    (meta) =>
      `${meta}<meta http-equiv="Content-Security-Policy" content="${policyOf(html, formEndpoint)}">`,
  );
}

function policyOf(html: string, formEndpoint?: string | null): string {
  const endpoint = formEndpoint ? new URL(formEndpoint).origin : undefined;
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
  return Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': [...new Set([...styles.map(sourceOf), emptyStyle])].join(' '),
    'img-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    // The copy's JSON files.
    'connect-src': endpoint ? `'self' ${endpoint}` : "'self'",
    'base-uri': "'none'",
    'form-action': endpoint ?? "'none'",
    // No library needs a Trusted Types policy: text never becomes markup or code.
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
