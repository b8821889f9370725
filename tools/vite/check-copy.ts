import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { reportIssues } from '../locales/check.ts';
import { CopyError } from '../locales/issue.ts';
import { messages } from '../locales/messages.ts';
import { localesDir } from '../locales/read-content.ts';

/** Stops a build if copy or facts have mistakes, or if the code needs texts that the copy doesn't have. */
export function checkCopy(): Plugin {
  return {
    name: 'check-copy',
    enforce: 'pre',
    apply: 'build',
    configResolved() {
      const report = reportIssues(localesDir);
      if (report) throw new CopyError(report);
    },
    buildApp: {
      // By now the router's plugin has written the route tree, which the compiler checks links against.
      order: 'pre',
      async handler({ config }) {
        // The types are those of the project's own copy, not of another folder's.
        if (process.env.LOCALES_DIR) return;
        const errors = await compile(config.root);
        if (errors) throw new CopyError(messages.compiler(errors));
      },
    },
  };
}

/** The compiler's errors in the site's code; empty if there are none. */
async function compile(cwd: string): Promise<string> {
  const compiler = ['node_modules/typescript/bin/tsc', '--project', 'tsconfig.build.json'];
  try {
    await promisify(execFile)(process.execPath, compiler, { cwd });
    return '';
  } catch (error) {
    // The compiler writes to stdout. If it didn't start, only the error has a message.
    const { stdout, message } = error as Error & { stdout: string };
    return (stdout || message).trim();
  }
}
