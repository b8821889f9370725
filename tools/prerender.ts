import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Plugin, Rolldown, ViteBuilder } from 'vite';
import { checkLocales } from './locales/check-locales.ts';
import { leftToPublish } from './locales/left-to-publish.ts';
import { formatIssues, reportBuild } from './locales/report.ts';
import { userError } from './locales/user-error.ts';

/** Vite's plugin that writes each page as HTML. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    config: () => ({
      // Without it, Vite would build only for browsers, and not call `buildApp`.
      builder: {},
      environments: {
        ssr: {
          build: {
            // In the project, because Node looks for libraries there. Two builds at once must not share it.
            outDir: `node_modules/.cache/build-${process.pid}`,
            copyPublicDir: false,
            rolldownOptions: {
              input: 'src/app/entry-server.tsx',
              output: { codeSplitting: false, entryFileNames: 'entry-server.mjs' },
            },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { publicDir, logger } = builder.config;
      // `npm run build` has checked it, but `vite build` may be run alone.
      const checked = await checkLocales();
      if (checked.mistakes.length > 0) throw userError(formatIssues(checked.mistakes));

      // Before Vite empties dist/, so that a page that lacks a text leaves the last site as it was.
      const server = await bundleServer(builder);
      const { pages, files } = await server.renderSite();
      const mistakes = pages.flatMap((page) => page.mistakes);
      for (const name of [...pages.map(({ file }) => file), ...Object.keys(files)]) {
        const isTaken = existsSync(join(publicDir, name));
        if (isTaken) mistakes.push(`public/${name}: mude este nome, que o site já usa.`);
      }
      if (mistakes.length > 0) throw userError(mistakes.join('\n'));

      // Vite empties dist/ here. What follows fails only if a developer has changed index.html or the bundles.
      const client = builder.environments.client as BuildEnvironment;
      const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
      const chunks = output.filter((file) => file.type === 'chunk');
      const outDir = resolve(client.config.build.outDir);
      const index = readFileSync(join(outDir, 'index.html'), 'utf8');
      // Comments for developers begin with a space. Those for hosts don't, and stay.
      const template = index.replace(/^ *<!-- (?:(?!-->).)*-->\n/gms, '');
      for (const page of pages) files[page.file] = server.fillTemplate(template, page, chunks);
      for (const [name, content] of Object.entries(files)) {
        const file = join(outDir, name);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, content);
      }
      reportBuild(logger, checked, leftToPublish(checked));
    },
  };
}

/** Bundles entry-server.tsx, and imports the bundle, which is then no longer needed. */
async function bundleServer(
  builder: ViteBuilder,
): Promise<typeof import('../src/app/entry-server.tsx')> {
  const ssr = builder.environments.ssr as BuildEnvironment;
  const dir = resolve(ssr.config.build.outDir);
  try {
    await builder.build(ssr);
    return await import(pathToFileURL(join(dir, 'entry-server.mjs')).href);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
