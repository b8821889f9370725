/**
 * The host's folder that the site lives in, with slashes around: `/`, or `/site/` for a GitHub
 * project. It is the path of the public address; `BASE_PATH` overrides it.
 */
export function basePath(address: string): string {
  const path = process.env.BASE_PATH ?? (URL.canParse(address) ? new URL(address).pathname : '/');
  return `/${path}/`.replace(/\/+/g, '/');
}

/**
 * The public address with its folder and a trailing slash, so that paths can be appended to it. A
 * site can be built without one; `publish:check` asks for it.
 */
export function withBasePath(address: string): string {
  return new URL(basePath(address), URL.canParse(address) ? address : nowhere).href;
}

const nowhere = 'https://example.invalid';
