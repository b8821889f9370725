/** How hosts and `npm run preview` serve the site. */

/** Paths are decoded and without the host's folder. */
export interface HostedSite {
  /** The home page's. */
  address: string;
  /** The site's folder on its host, between slashes. */
  base: string;
  paths: readonly string[];
  /** Folders with their own 404 page, such as `/en`. */
  languages: readonly string[];
  redirects: readonly Redirect[];
}

export interface Redirect {
  /** Decoded, without a trailing slash. */
  from: string;
  /** Whether addresses below `from` are redirected, too. */
  below: boolean;
  /** Encoded: a path of the site, or an address elsewhere. */
  to: string;
  status: number;
}

type HeaderValues = Record<string, string>;

/** For every response, errors included: what a page's own policy (`policy.ts`) can't say. */
export const securityHeaders: HeaderValues = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  // One day, without subdomains: HTTPS for the whole domain is the owner's decision.
  'Strict-Transport-Security': 'max-age=86400',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Files below `assets/` have hashed names, but for the licences; all others are revalidated. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/** Rules name the calendars' folder, because Netlify can't match file endings. */
export const calendarType = 'text/calendar; charset=utf-8';

/** A permanent redirect that every host supports. */
const MOVED = 301;

/**
 * Every host serves `renovare.html` at `/renovare`. With `renovare/index.html`, Cloudflare and
 * GitHub would redirect to `/renovare/`.
 */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** A page's other addresses, which redirect to it. */
export function aliasesOf(path: string): string[] {
  return path === '/'
    ? ['/index', '/index.html']
    : [`${path}/`, `${path}.html`, `${path}/index.html`];
}

/** The hosts' configuration files, which no host should serve. */
export function hostFiles(site: HostedSite): Record<string, string> {
  return {
    _headers: headersFile(site),
    _redirects: redirectsFile(site),
    'vercel.json': vercelFile(site),
    '.htaccess': htaccessFile(site),
  };
}

/** The names in `hostFiles` without a leading dot. */
const instructions = '_headers|_redirects|vercel\\.json';

/** The hosts' configuration, 404 pages, and names with a leading dot. */
export function isHidden(path: string): boolean {
  return new RegExp(`/(\\.(?!well-known/)|(404(\\.html)?|${instructions})/*$)`, 'i').test(path);
}

/**
 * For Cloudflare Pages and Netlify. `caching.other` is missing, because they revalidate HTML by
 * default and join two values of a header.
 */
function headersFile({ base }: HostedSite): string {
  const block = (path: string, headers: HeaderValues) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    block(`${base}*`, securityHeaders),
    block(`${base}assets/*`, { 'Cache-Control': caching.hashed }),
    block(`${base}assets/:language/agenda/*`, { 'Content-Type': calendarType }),
  ].join('\n');
}

/**
 * For Cloudflare Pages, Netlify and the preview. The 404 rules come last, because hosts follow the
 * first rule that fits. Cloudflare ignores them and finds those pages itself.
 */
function redirectsFile({ base, paths, languages, redirects }: HostedSite): string {
  const at = (path: string) => addressAt(base, path);
  const own = redirects.flatMap(({ from, below, to, status }) =>
    [from, `${from}/${below ? '*' : ''}`].map(
      (path) => `${at(path)} ${targetAt(base, to)} ${status}`,
    ),
  );
  const canonical = paths.flatMap((path) =>
    aliasesOf(path).map((from) => `${at(from)} ${at(path)} ${MOVED}`),
  );
  const missing = languages.map((path) => `${at(path)}/* ${at(path)}/404.html 404`);
  return [...own, ...canonical, ...missing, ''].join('\n');
}

/** For Vercel, if the folder is uploaded as it is. */
function vercelFile({ base, redirects }: HostedSite): string {
  const list = (headers: HeaderValues) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }));
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, below, to, status }) => ({
      // `cleanUrls` has already removed these endings.
      source: addressAt(base, from.replace(/(\/index)?(\.html)?$/, '')) + (below ? '/:path*' : ''),
      destination: targetAt(base, to),
      statusCode: status,
    })),
    headers: [
      { source: '/(.*)', headers: list({ ...securityHeaders, 'Cache-Control': caching.other }) },
      { source: `${base}assets/(.*)`, headers: list({ 'Cache-Control': caching.hashed }) },
      {
        source: `${base}assets/:language/agenda/(.*)`,
        headers: list({ 'Content-Type': calendarType }),
      },
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** For Apache 2.4 and LiteSpeed. Rules match decoded paths, relative to the file's folder. */
function htaccessFile({ address, base, paths, languages, redirects }: HostedSite): string {
  const header = ([name, value]: string[]) => `  Header always set ${name} "${value}"`;
  const literal = (path: string) => path.slice(1).replaceAll('.', '\\.');
  const pages = paths
    .filter((path) => path !== '/')
    .map(literal)
    .join('|');
  return `Options -Indexes -MultiViews
DirectoryIndex index.html
# An address such as /en is a page, although there is a folder of that name.
DirectorySlash Off

AddDefaultCharset utf-8
AddType "${calendarType}" .ics
AddType application/manifest+json .webmanifest
AddType font/woff2 .woff2
AddType image/avif .avif

# Apache lets these win wherever they stand; a server that doesn't know <If> follows the last line.
${languages
  .map(
    (path) => `<If "%{REQUEST_URI} =~ m#^${base}${path.slice(1)}/#">
  ErrorDocument 404 ${base}${path.slice(1)}/404.html
</If>
`,
  )
  .join('')}ErrorDocument 404 ${base}404.html

SetEnvIf Request_URI "^${base}assets/" hashed
<IfModule mod_headers.c>
${Object.entries({ ...securityHeaders, 'Cache-Control': caching.other })
  .map(header)
  .join('\n')}
  Header always set Cache-Control "${caching.hashed}" env=hashed
  # Apache adds -gzip to a compressed file's ETag, and wouldn't know it again.
  RequestHeader edit If-None-Match "-gzip\\"$" "\\""
</IfModule>
<IfModule mod_deflate.c>
  <IfModule mod_filter.c>
    AddOutputFilterByType DEFLATE text/html text/plain text/javascript application/javascript application/json application/manifest+json application/xml text/xml image/svg+xml text/calendar
  </IfModule>
</IfModule>

RewriteEngine On
RewriteBase ${base}

# The page that Apache itself asks for to answer with it.
RewriteCond %{ENV:REDIRECT_STATUS} !^$
RewriteRule ^ - [END]

${oneHost(address)}# What isn't served. A 404 page is, but only as an answer to another request.
RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]
RewriteRule (^|/)(${instructions})/*$ - [NC,R=404,L]
RewriteCond %{THE_REQUEST} /404(\\.html)?/*[?\\s] [NC]
RewriteRule ^ - [R=404,L]

# Redirects of public/_redirects. In a target, % would stand for a part of a condition, and Apache
# would put the visitor's query behind an anchor.
${redirects
  .map(({ from, below, to, status }) => {
    const query = to.includes('?') ? '' : '?%{QUERY_STRING}';
    const target = targetAt(base, to).replaceAll('%', '\\%').replace('#', `${query}#`);
    return `RewriteRule ^${literal(from)}${below ? '(/.*)?' : '/?'}$ ${target} [R=${status},L,NE]\n`;
  })
  .join('')}
# The pages, and their other addresses.
RewriteRule ^index(\\.html)?$ ${base} [R=${MOVED},L]
RewriteRule ^(${pages})(/|\\.html|/index\\.html)$ $1 [R=${MOVED},L]
RewriteRule ^(${pages})$ $1.html [END]
# A folder is no address.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule .+ - [R=404,L]
`;
}

/**
 * Redirects plain HTTP, and the domain with or without `www.`, to the site's address, if that has
 * HTTPS and a domain. Other domains, such as a preview's, are left alone.
 */
function oneHost(address: string): string {
  const { protocol, host, hostname } = new URL(address);
  if (protocol !== 'https:' || !/\.[a-z]/.test(hostname)) return '';
  const named = (name: string) => `${name.replaceAll('.', '\\.')}(:\\d+)?$`;
  const domain = hostname.replace(/^www\./, '');
  const twin = hostname === domain ? `www.${domain}` : domain;
  return `# One host, by HTTPS. A proxy that speaks HTTPS in front of Apache says so in a header. Certificates are
# renewed by HTTP, below .well-known.
RewriteCond %{HTTP_HOST} ^(www\\.)?${named(domain)} [NC]
RewriteCond %{REQUEST_URI} !^/\\.well-known/
RewriteCond %{HTTP_HOST} ^${named(twin)} [NC,OR]
RewriteCond %{HTTPS}%{HTTP:X-Forwarded-Proto}%{HTTP:X-Forwarded-Ssl} !on|https [NC]
RewriteRule ^ https://${host}%{REQUEST_URI} [R=${MOVED},L]

`;
}

function addressAt(base: string, path: string): string {
  return encodeURI(base.slice(0, -1) + path);
}

function targetAt(base: string, to: string): string {
  return to.startsWith('/') ? base.slice(0, -1) + to : to;
}
