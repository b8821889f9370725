/** The site's folder on its host: that of its address, unless `BASE_PATH` is set. */
export function basePath(address: string): string {
  const path = process.env.BASE_PATH || (URL.canParse(address) ? new URL(address).pathname : '/');
  return `/${path}/`.replace(/\/+/g, '/');
}

/** Adds the folder and a trailing slash. A site without an address can be built, too. */
export function withBasePath(address: string): string {
  return new URL(basePath(address), URL.canParse(address) ? address : nowhere).href;
}

const nowhere = 'https://example.invalid';
