import { relative } from 'node:path';
import { inspect } from 'node:util';
import type { Plugin } from 'vite';
import { checkLocales } from '../locales/check.ts';
import { cliSays } from '../locales/cli-texts.ts';
import { localesDir } from '../locales/content.ts';
import { canStart } from '../locales/folder.ts';
import { formatMistake } from '../locales/mistake.ts';

/**
 * Stops a build whose copy has mistakes, and shows them all; in development they cover the page
 * until they are mended.
 */
export function checkCopy(): Plugin {
  let shown: string | undefined;

  return {
    name: 'check-copy',
    enforce: 'pre',
    // Vitest reads the same configuration; the check has tests of its own.
    apply: (_config, { mode }) => mode !== 'test',
    configResolved({ command }) {
      const report = reportMistakes();
      const canServe = command === 'serve' && canStart(localesDir);
      if (report && !canServe) throw new PlainError(report);
    },
    configureServer(server) {
      const { ws, watcher, config } = server;
      const overlay = (message: string) =>
        ({ type: 'error', err: { message, stack: '', plugin: 'check-copy' } }) as const;
      const check = () => {
        const report = reportMistakes();
        if (report === shown) return;
        const mended = shown !== undefined && report === undefined;
        shown = report;
        if (report) {
          config.logger.error(report);
          ws.send(overlay(report));
        }
        if (mended) ws.send({ type: 'full-reload' });
      };

      let timer: NodeJS.Timeout | undefined;
      watcher.add(localesDir);
      watcher.on('all', (_event, path) => {
        if (relative(localesDir, path).startsWith('..')) return;
        // An editor or a tool saves several files at once.
        clearTimeout(timer);
        timer = setTimeout(check, 50);
      });
      ws.on('connection', () => {
        if (shown) ws.send(overlay(shown));
      });
      check();
    },
  };
}

function reportMistakes(): string | undefined {
  const lines = checkLocales(localesDir, 'public', !process.env.LOCALES_DIR).map(formatMistake);
  return lines.length > 0 ? [cliSays.mistakes(lines.length), ...lines].join('\n') : undefined;
}

/** Vite prints an error with its stack, where the lines would drown. */
class PlainError extends Error {
  [inspect.custom]() {
    return this.message;
  }
}
