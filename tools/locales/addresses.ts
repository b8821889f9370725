const nowhere = 'https://example.invalid';

/** The site's folder on its host, such as `/site/`, from `BASE_PATH` or else from the address. */
export function basePath(address: string): string {
  const path =
    process.env.BASE_PATH?.trim() || (URL.canParse(address) ? new URL(address).pathname : '/');
  return `/${path}/`.replace(/\/+/g, '/');
}

/** Puts `basePath` into an address. Without an address, the host is `example.invalid`. */
export function withBasePath(address: string): string {
  return new URL(basePath(address), URL.canParse(address) ? address : nowhere).href;
}
