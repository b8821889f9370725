import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { visit } from 'jsonc-parser';
import { type Entry, fileEntry, type Issue } from './issue.ts';
import { explainSyntax } from './syntax.ts';

export type JsonFile = ReturnType<typeof readJsonFile>;

/** Reads a JSON file. One that is missing is empty. One with a mistake has an issue and no entries. */
export function readJsonFile(path: string) {
  const name = basename(path, '.json');
  const root = fileEntry(path, name);
  const entries = new Map([[name, root]]);
  const issues: Issue[] = [];
  if (!existsSync(path)) return { entries, issues };
  // The decoder leaves out the invisible mark (BOM) that Windows' Notepad writes at the beginning.
  const text = new TextDecoder().decode(readFileSync(path));
  const { message, offset } = explainSyntax(text) ?? {};
  if (message) {
    const [line = '', ...before] = text.slice(0, offset).split('\n').reverse();
    issues.push({ ...root, line: before.length + 1, column: line.length + 1, message });
  }
  visit(text, {
    onObjectProperty(property, _offset, _length, line, column, pathOfBlock) {
      const block = [name, ...pathOfBlock()].join('.');
      const key = `${block}.${property}`;
      const entry = { ...root, line: line + 1, column: column + 1, key, children: [] };
      const first = entries.get(key);
      const repeated = `Este nome já apareceu neste bloco, na linha ${first?.line}, e só um dos dois vale. Num item novo, troque o apelido. Se os dois são o mesmo texto, deixe um só: numa tradução, o traduzido. Se sumiu o que havia entre eles, recupere-o com Ctrl + Z.`;
      if (first) issues.push({ ...entry, message: repeated });
      // Scripts put names that are numbers first, and take a dot for the border of a block.
      const unfit = `O nome “${property}” não serve, porque um nome tem letras, e nenhum ponto. Se é o apelido de um item, dê-lhe outro. Se uma ferramenta juntou os nomes ao exportar, exporte de novo com nomes aninhados (“nested”): nenhum texto se perdeu.`;
      if (/^\d+$|\./.test(property) && name !== 'site') issues.push({ ...entry, message: unfit });
      entries.get(block)?.children.push(entry);
      entries.set(key, entry);
    },
    onLiteralValue(value, _offset, _length, _line, _column, path) {
      const entry = entries.get([name, ...path()].join('.'));
      if (entry && typeof value === 'string') entry.text = value;
    },
  });
  // What is found after the first mistake may only follow from it.
  if (issues.length > 0) return { entries: new Map<string, Entry>(), issues: issues.slice(0, 1) };
  return { entries, issues, data: JSON.parse(text) as Record<string, unknown> };
}

/** An issue at a key, or at the block in which it should be. */
export function issueAt(entries: Map<string, Entry>, key: string, message: string): Issue {
  const place = entries.get(key) ?? (entries.get(key.slice(0, key.lastIndexOf('.'))) as Entry);
  return { ...place, key, message };
}

/** The last name of a key: `title` for `home.hero.title`. */
export const nameOf = (key: string) => key.slice(key.lastIndexOf('.') + 1);
