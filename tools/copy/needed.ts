import { formOf } from './plurals.ts';

/** Each file's texts that no page can do without, `*` for any id of a list. */
export type Needed = Record<string, readonly string[]>;

/** Blocks whose names the owner chooses. */
export const lists = ['items', 'stages', 'meetings', 'tools', 'body', 'options'];

/** What an owner may leave out. */
const optional = /^(sample|\$schema|closing\.lead)$|\*\.(takeaway|topic|avatarUrl)$/;

/** The paths of a file's texts; of a list, those that all its items have. */
export function neededIn(copy: object): string[] {
  return [...new Set(pathsIn(copy))].filter((path) => !optional.test(path));
}

function pathsIn(value: unknown, isList = false): string[] {
  if (typeof value !== 'object' || value === null) return [''];
  const parts = Object.entries(value).map(([name, below]) => pathsIn(below, lists.includes(name)));
  if (isList) {
    const [first = [], ...others] = parts;
    const shared = first.filter((path) => others.every((paths) => paths.includes(path)));
    return shared.map((path) => join('*', path));
  }
  return Object.keys(value).flatMap((name, index) =>
    (parts[index] ?? []).map((path) => join(formOf(name)?.base ?? name, path)),
  );
}

const join = (name: string, below: string) => (below ? `${name}.${below}` : name);
