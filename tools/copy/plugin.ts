import { relative } from 'node:path';
import sirv from 'sirv';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { savedTexts } from '../../src/content/i18n/saved-texts.ts';
import { formatIssues, type Issue } from '../locales/index.ts';
import { type Content, photosPath, type Shown } from './content.ts';
import { filesOf, photoCache } from './photos.ts';

const moduleId = 'virtual:copy';
/** Plugins begin the ids of their own modules with a zero byte, so that others leave them alone. */
const resolvedId = `\0${moduleId}`;

/**
 * Vite's plugin for the module `virtual:copy` (src/content/virtual-copy.d.ts), which gives the site its
 * facts, languages, photographs and texts. In development, it shows each edit on the open pages.
 */
export function copy(content: Content): Plugin {
  let config: ResolvedConfig;
  let isDevelopment = false;
  return {
    name: 'copy',
    config: () => ({
      environments: {
        client: { build: { rollupOptions: { output: { chunkFileNames: fileNameOf } } } },
      },
    }),
    configResolved(resolved) {
      config = resolved;
      // Vitest starts a server, too, but shows no pages.
      isDevelopment = config.command === 'serve' && config.mode !== 'test';
    },
    resolveId(id) {
      if (id === moduleId || id.startsWith(`${moduleId}/`)) return `\0${id}`;
    },
    async load(id) {
      if (!id.startsWith(resolvedId)) return;
      if (!content.shown && !content.failure) await content.update(config);
      const { shown, failure } = content;
      if (!shown && isDevelopment) return emptyModule;
      if (!shown) throw failure;
      const [, tag = '', namespace = ''] = id.split('/');
      if (namespace) return `export default ${JSON.stringify(shown.texts[tag]?.[namespace])};`;
      if (config.command === 'build' && this.environment.name === 'client') {
        for (const [name, source] of filesOf(shown.photos)) {
          this.emitFile({ type: 'asset', fileName: photosPath + name, source });
        }
      }
      return moduleOf(shown);
    },
    async configureServer(server) {
      if (!isDevelopment) return;
      const { middlewares, ws } = server;
      const report = (issues: Issue[]) => {
        const log = issues.length > 0 ? config.logger.error : config.logger.info;
        // VS Code recognizes a report by its first and last line (.vscode/tasks.json).
        log(`${formatIssues(issues)}\nSalve para conferir de novo.`);
      };
      const showFailure = () => {
        if (!content.failure) return;
        const { message } = content.failure;
        ws.send({ type: 'error', err: { message, stack: '', plugin: 'copy' } });
      };
      middlewares.use(`/${photosPath}`, sirv(photoCache, { dev: true }));
      report(await content.update(config));
      ws.on('connection', showFailure);
      watchFolder(server, content.locales.dir, async () => {
        const before = content.shown;
        const issues = await content.reload(config);
        forgetModules(server);
        const { shown, failure } = content;
        // As JSON, because the order of `social` counts, too.
        const constants = JSON.stringify(shown?.constants);
        const haveOnlyTextsChanged = constants === JSON.stringify(before?.constants);
        if (failure) showFailure();
        else if (haveOnlyTextsChanged) ws.send(savedTexts, shown?.texts);
        else ws.send({ type: 'full-reload' });
        report(issues);
      });
    },
  };
}

/** The code of `virtual:copy`. Each namespace of texts is a module, and so a file, of its own. */
function moduleOf({ constants, texts }: Shown): string {
  const paths = Object.entries(texts).flatMap(([tag, namespaces]) =>
    Object.keys(namespaces).map((namespace) => `${tag}/${namespace}`),
  );
  return [
    ...Object.entries(constants).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
    ),
    'const texts = {',
    ...paths.map((path) => `  '${path}': () => import('${moduleId}/${path}'),`),
    '};',
    "export const loadTexts = async (...path) => (await texts[path.join('/')]()).default;",
  ].join('\n');
}

/** In development, pages wait with this module for the first copy that can be shown. */
const emptyModule = `
export let site, languages, portrait, people, loadTexts;
await new Promise(() => {});`;

/** Puts texts into a folder named after their language. Pages' scripts would have the same names. */
function fileNameOf({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [module, tag] = facadeModuleId?.split('/') ?? [];
  return module === resolvedId ? `assets/${tag}/[name]-[hash].js` : 'assets/[name]-[hash].js';
}

/** Has Vite load the modules of the content anew, but none of the others. */
function forgetModules({ environments }: ViteDevServer) {
  const { moduleGraph } = environments.client;
  for (const [id, module] of moduleGraph.idToModuleMap) {
    if (id.startsWith(resolvedId)) moduleGraph.invalidateModule(module);
  }
}

/** Calls a function after changes in a folder, which may lie outside the project. */
function watchFolder({ config, watcher }: ViteDevServer, dir: string, show: () => Promise<void>) {
  // Each reading waits for the one before, because making photographs takes long.
  let reading = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  watcher.add(dir);
  watcher.on('all', (_event, file) => {
    if (relative(dir, file).startsWith('..')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      reading = reading.then(show).catch((error) => config.logger.error(String(error)));
    }, 50);
  });
}
