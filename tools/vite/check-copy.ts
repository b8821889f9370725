import type { Plugin } from 'vite';
import { writeCopyTypes } from '../commands/copy-types.ts';
import { findUnreadable, reportMistakes } from '../locales/check.ts';
import { CopyError } from '../locales/mistake.ts';
import { localesDir } from '../locales/read-content.ts';
import { reportLacks } from './type-check.ts';

/**
 * Stops a build if the copy has mistakes or lacks what the pages need, and shows all of them. The dev
 * server stops only if no page could show them as an overlay (dev-copy.ts).
 */
export function checkCopy(): Plugin {
  return {
    name: 'check-copy',
    enforce: 'pre',
    // Vitest reads the same configuration; the check has its own tests.
    apply: (_config, { mode }) => mode !== 'test',
    configResolved({ command }) {
      if (command === 'serve' && findUnreadable(localesDir).length === 0) return;
      refuse(reportMistakes(localesDir));
    },
    buildApp: {
      // By now the router's plugin has written the route tree, which the compiler checks links against.
      order: 'pre',
      async handler() {
        // The types are made from the project's own copy, not from another folder's.
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
