/** Decodes a path. A path with a lone `%` can't be decoded, so it is returned unchanged. */
export function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export function encodePath(path: string): string {
  // React would write `'` as `&#x27;`, which the build's check for missing files can't decode.
  return path.split('/').map(encodeURIComponent).join('/').replaceAll("'", '%27');
}

/** Finds the one of `paths` in an address, encoded or not. `rest` is what follows: `#page=2`. */
export function findNamed<Path extends string>(address: string, paths: readonly Path[]) {
  const [typed = ''] = /^\/[^?#]*/.exec(address) ?? [];
  const find = (name: string) => paths.find((path) => isSameFile(path, name));
  const path = typed && (find(typed) ?? find(decode(typed)));
  return path ? { path, rest: address.slice(typed.length) } : undefined;
}

/** Compares file names in one Unicode form, because a Mac may write “é” as two characters. */
export const isSameFile = (one: string, other: string) => one.normalize() === other.normalize();
