/** How the site is served, in one place: the hosts' files and `npm run preview` all come from here. */

/** Values of headers, by name. */
type HeaderValues = Record<string, string>;

/**
 * The headers of every response, errors included. Each page has its own policy (`policy.ts`); here is
 * only what a page can't say about itself.
 */
export const securityHeaders: HeaderValues = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  // One day and no subdomains, because HTTPS for the whole domain is the owner's decision.
  'Strict-Transport-Security': 'max-age=86400',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Files below `assets/` have hashed names and never change; all others are revalidated. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/** The type of calendar files, by their folder: Netlify can't match file extensions. */
const calendar = { 'Content-Type': 'text/calendar; charset=utf-8' };

/** A permanent redirect that every host supports. */
export const MOVED = 301;

/**
 * The file of the page at a path. Every host serves `renovare.html` at `/renovare`; with
 * `renovare/index.html`, Cloudflare and GitHub would redirect to `/renovare/`.
 */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** A page's other addresses, which redirect to the canonical one. */
export function aliasesOf(path: string): string[] {
  return path === '/'
    ? ['/index', '/index.html']
    : [`${path}/`, `${path}.html`, `${path}/index.html`];
}

/** Files that no host serves: its own instructions, and names that begin with a dot. */
export function isHidden(path: string): boolean {
  return /\/(\.(?!well-known\/)|(404(\.html)?|_headers|_redirects|vercel\.json)\/*$)/i.test(path);
}

/** For Cloudflare Pages and Netlify, which revalidate HTML by default and join two values of one header. */
export function headersFile(base: string): string {
  const block = (path: string, headers: HeaderValues) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    block(`${base}*`, securityHeaders),
    block(`${base}assets/*`, { 'Cache-Control': caching.hashed }),
    block(`${base}assets/:language/agenda/*`, calendar),
  ].join('\n');
}

/**
 * For Cloudflare Pages and Netlify. `languages` are the folders with their own 404 page. Cloudflare finds
 * these by itself and ignores their rules.
 */
export function redirectsFile(
  base: string,
  paths: readonly string[],
  languages: readonly string[],
): string {
  const at = (path: string) => encodeURI(base.slice(0, -1) + path);
  return [
    ...paths.flatMap((path) => aliasesOf(path).map((from) => `${at(from)} ${at(path)} ${MOVED}\n`)),
    ...languages.map((path) => `${at(path)}/* ${at(path)}/404.html 404\n`),
  ].join('');
}

/** For Vercel, if the folder is uploaded as it is. */
export function vercelFile(base: string): string {
  const list = (headers: HeaderValues) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }));
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: list({ ...securityHeaders, 'Cache-Control': caching.other }) },
      { source: `${base}assets/(.*)`, headers: list({ 'Cache-Control': caching.hashed }) },
      { source: `${base}assets/:language/agenda/(.*)`, headers: list(calendar) },
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
