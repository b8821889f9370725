/** The site's folder on its host, such as `/site/`: `BASE_PATH`, or else that of its address. */
export function basePath(address: string): string {
  const path = process.env.BASE_PATH || (URL.canParse(address) ? new URL(address).pathname : '/');
  return `/${path}/`.replace(/\/+/g, '/');
}

/** Gives an address its base path. Without an address, one that leads nowhere takes its place. */
export function withBasePath(address: string): string {
  return new URL(basePath(address), URL.canParse(address) ? address : nowhere).href;
}

const nowhere = 'https://example.invalid';
