/** The site's folder on its host, such as `/site/`: `BASE_PATH`, or else its address's path. */
export function basePath(address: string): string {
  const path = process.env.BASE_PATH || (URL.canParse(address) ? new URL(address).pathname : '/');
  return `/${path}/`.replace(/\/+/g, '/');
}

/** Returns an address with its base path. Without an address, its host is `example.invalid`. */
export function withBasePath(address: string): string {
  return new URL(basePath(address), URL.canParse(address) ? address : nowhere).href;
}

const nowhere = 'https://example.invalid';
