import { join } from 'node:path';
import { readJsonFile } from './check/read.ts';
import { localesDir } from './locales/locales-dir.ts';

/** The site's folder on its host, such as `/site/`, from the address in site.json. */
export function siteBase(): string {
  const { entries } = readJsonFile(join(localesDir, 'site.json'));
  const address = entries.get('site.address')?.text ?? '';
  return URL.canParse(address) ? `${new URL(address).pathname}/`.replace(/\/+/g, '/') : '/';
}
