import type { Plugin } from 'vite';
import { writeCopyTypes } from '../commands/copy-types.ts';
import { findUnreadable, reportMistakes } from '../locales/check.ts';
import { CopyError } from '../locales/mistake.ts';
import { localesDir } from '../locales/read-content.ts';
import { reportLacks } from './type-check.ts';

/**
 * Stops a build whose copy has mistakes or lacks what the pages need, and shows them all. The dev server
 * stops only where there would be no page to show them over (dev-copy.ts).
 */
export function checkCopy(): Plugin {
  return {
    name: 'check-copy',
    enforce: 'pre',
    // Vitest reads the same configuration; the check has tests of its own.
    apply: (_config, { mode }) => mode !== 'test',
    configResolved({ command }) {
      if (command === 'serve' && findUnreadable(localesDir).length === 0) return;
      refuse(reportMistakes(localesDir));
    },
    buildApp: {
      // By now the router's plugin has written the tree of routes, from which the compiler knows links.
      order: 'pre',
      async handler() {
        // The types are those of the project's own copy, and know nothing of another folder's.
        if (process.env.LOCALES_DIR) return;
        await writeCopyTypes();
        refuse(await reportLacks());
      },
    },
  };
}

function refuse(report: string | undefined) {
  if (report) throw new CopyError(report);
}
