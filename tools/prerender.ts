import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Plugin, PreviewServer, Rolldown } from 'vite';
import { checkLocales } from './check-locales.ts';
import { leftToPublish } from './left-to-publish.ts';
import { formatIssues, reportBuild } from './report.ts';
import { userError } from './user-error.ts';

/** Vite's plugin that writes each page as HTML, and serves the 404 page in the preview. */
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
      const { client, ssr } = builder.environments as Record<'client' | 'ssr', BuildEnvironment>;
      // `npm run build` has checked it, but `vite build` may be run alone.
      const checked = await checkLocales();
      if (checked.mistakes.length > 0) throw userError(formatIssues(checked.mistakes));
      const serverDir = resolve(ssr.config.build.outDir);
      try {
        // Before Vite empties dist/, so that a page that lacks a text leaves the last site as it was.
        await builder.build(ssr);
        const { href } = pathToFileURL(join(serverDir, 'entry-server.mjs'));
        const server: typeof import('../src/app/entry-server.tsx') = await import(href);
        const { pages, files } = await server.renderSite();
        const mistakes = pages.flatMap((page) => page.mistakes);
        for (const name of [...pages.map(({ file }) => file), ...Object.keys(files)]) {
          const isTaken = existsSync(join(publicDir, name));
          if (isTaken) mistakes.push(`public/${name}: mude este nome, que o site já usa.`);
        }
        if (mistakes.length > 0) throw userError(mistakes.join('\n'));
        // Vite empties dist/ here. What follows fails only if a developer has changed index.html or the bundles.
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
      } finally {
        rmSync(serverDir, { recursive: true, force: true });
      }
      reportBuild(logger, checked, leftToPublish(checked));
    },
    configurePreviewServer: (server) => () => answerWith404Page(server),
  };
}

/** Answers wrong addresses with the 404 page of their language. */
function answerWith404Page({ config: { build }, middlewares }: PreviewServer) {
  middlewares.use((request, response, next) => {
    const { url = '/' } = request;
    // By now, Vite has added `.html` to the address of a page.
    if (url.endsWith('.html') && existsSync(join(build.outDir, url))) return next();
    const [, language = ''] = url.split('/');
    const own = resolve(build.outDir, language, '404.html');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(existsSync(own) ? own : resolve(build.outDir, '404.html')));
  });
}
