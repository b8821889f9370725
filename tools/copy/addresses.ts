import { isSameFile } from './named-photos.ts';

/** Decodes a path, unless it has a lone `%`. */
export function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Encodes a file's path, whatever its name holds. */
export function encodePath(path: string): string {
  // An apostrophe would be escaped in HTML, where absentFile (write-site.ts) reads addresses.
  return path.split('/').map(encodeURIComponent).join('/').replaceAll("'", '%27');
}

/** Which path an address of the site names, encoded or as it is typed, and what follows the path. */
export function findNamed<Path extends string>(address: string, paths: readonly Path[]) {
  const [typed = ''] = /^\/[^?#]*/.exec(address) ?? [];
  const find = (name: string) => paths.find((path) => isSameFile(path, name));
  const path = typed && (find(typed) ?? find(decode(typed)));
  return path ? { path, rest: address.slice(typed.length) } : undefined;
}
