import { type Issue, issueInFile } from '../issues/issue.ts';
import { messages } from '../issues/messages.ts';

/** Vite takes these signs in a path for parts of an address. */
export function checkFolder(root: string): Issue[] {
  const [sign] = /[#?%]/.exec(root) ?? [];
  return sign ? [issueInFile(root, messages.folderName(sign))] : [];
}
