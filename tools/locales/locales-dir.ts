import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(process.env.LOCALES_DIR?.trim() || 'locales');
/** Without symbolic links, as in the paths of modules that Vite passes to plugins. */
export const localesDir = existsSync(folder) ? realpathSync(folder) : folder;
