/** Resolves a path, because the site may be in a folder of its host. */
export function fileAddress(path: string): string {
  return path.startsWith('/') ? import.meta.env.BASE_URL + path.slice(1) : path;
}
