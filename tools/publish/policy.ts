import { createHash } from 'node:crypto';

/** Of the `<style>` elements that Emotion opens empty and fills through the style sheet's own API. */
const emptyStyle = sourceOf('');

/** What the browser would refuse in silence: inline scripts, and `style` and `on…` attributes. */
const breaches = [
  /<script(?![^>]* (?:src=|type="application\/(?:ld\+)?json"))[^>]*>/i,
  /<[a-z][\w-]*(?:\s+[\w:-]+(?:="[^"]*")?)*?\s+(?:style|on\w+)=/i,
];

/**
 * Writes into a finished page what it may do, as a `<meta>` in front of everything that it governs:
 * run the site's own script files, apply the very styles that it came with, and fetch from its own
 * host. Nothing inline, nothing evaluated, nobody else's, and no form that is sent anywhere but to
 * the place that the owner names.
 *
 * @param formEndpoint That place, if there is one.
 *
 * What only a header can say is the host's (`hosting.ts`). Scripts that hold data are not run, so no
 * policy forbids them.
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
    // The copy, one JSON file a page.
    'connect-src': endpoint ? `'self' ${endpoint}` : "'self'",
    'base-uri': "'none'",
    'form-action': endpoint ?? "'none'",
    // No library needs a policy of its own: text never becomes markup or code.
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
