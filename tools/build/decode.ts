/** Decodes a path. A path with a lone `%` can't be decoded, so it is returned unchanged. */
export function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
