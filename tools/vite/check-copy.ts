import type { Plugin } from 'vite';
import { checkLocales, findUnreadable } from '../locales/check.ts';
import { CopyError, formatMistake } from '../locales/mistake.ts';
import { localesDir } from '../locales/read-content.ts';
import { answers } from '../locales/sentences.ts';

/**
 * Stops a build whose copy has mistakes, and shows them all. The dev server stops only where there
 * would be no page to show them over (dev-copy.ts).
 */
export function checkCopy(): Plugin {
  return {
    name: 'check-copy',
    enforce: 'pre',
    // Vitest reads the same configuration; the check has tests of its own.
    apply: (_config, { mode }) => mode !== 'test',
    configResolved({ command }) {
      if (command === 'serve' && findUnreadable(localesDir).length === 0) return;
      const report = reportMistakes();
      if (report) throw new CopyError(report);
    },
  };
}

/** All mistakes, a line each; nothing if there are none. */
export function reportMistakes(): string | undefined {
  const lines = checkLocales(localesDir, 'public', !process.env.LOCALES_DIR).map(formatMistake);
  return lines.length > 0 ? [answers.mistakes(lines.length), ...lines].join('\n') : undefined;
}
