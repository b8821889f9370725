import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pageKeys } from '../../src/site/pages.ts';
import { type Issue, issueInFile } from '../issues/issue.ts';
import { messages } from '../issues/messages.ts';

const routesFolder = 'src/routes';

/** Names the places that lack a page, which would cause errors in others. */
export function checkPages(root: string): Issue[] {
  const routed = readdirSync(join(root, routesFolder))
    .map((file) => file.replace(/(\.lazy)?\.tsx$/, ''))
    .filter((name) => name !== '__root')
    .map((name) => (name === 'index' ? 'home' : name));
  const keys: readonly string[] = pageKeys;
  return [...new Set([...keys, ...routed])].flatMap((page) => {
    const files = [
      `locales/pt-BR/${page}.json`,
      `${routesFolder}/${page === 'home' ? 'index' : page}.tsx`,
    ];
    const lacking = files.filter((file) => !existsSync(join(root, file)));
    if (!keys.includes(page)) lacking.push('src/site/pages.ts');
    return lacking.map((file) => issueInFile(file, messages.lacksPage(page)));
  });
}
