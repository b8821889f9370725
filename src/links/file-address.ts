/** The address of a file in `public/`, on a site that may live in a folder of its host. */
export function fileAddress(path: string): string {
  return path.startsWith('/') ? import.meta.env.BASE_URL + path.slice(1) : path;
}
