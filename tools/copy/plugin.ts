import { relative } from 'node:path';
import sirv from 'sirv';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { savedTexts } from '../../src/content/i18n/saved-texts.ts';
import {
  CopyError,
  checkCopy,
  formatIssues,
  type Issue,
  type Locales,
  readLocales,
} from '../locales/index.ts';
import { type Copy, copyOf } from './copy-of.ts';
import { filesOf, makePhotos, type PhotoSizes, photoCache } from './photos.ts';

const moduleId = 'virtual:copy';
/** In the browser, an id that begins with a zero byte has an address. Other plugins leave it alone. */
const resolvedId = `\0${moduleId}`;

const photosPath = 'assets/photos/';

/**
 * Vite's plugin for the module `virtual:copy` (src/content/virtual-copy.d.ts), which gives the site its
 * facts, languages, photographs and texts. In development, it shows each edit on the open pages.
 */
export function copy(locales: Locales, sizes: PhotoSizes): Plugin {
  let config: ResolvedConfig;
  /** The last copy that could be shown. */
  let shown: Copy | undefined;
  /** The reason why the copy in `locales/` can't be shown. */
  let failure: Error | undefined;

  const tell = (line: string) => config.logger.info(line);

  /** Reads the copy, keeps it if it can be shown, and returns its mistakes. */
  async function read(current: Locales): Promise<Issue[]> {
    const photos = await makePhotos(current, sizes, tell);
    const issues = [...photos.issues, ...checkCopy(current)];
    try {
      shown = copyOf(current, photos, config.base + photosPath, config.command === 'serve');
      failure = undefined;
    } catch (error) {
      failure = issues.length > 0 ? new CopyError(formatIssues(issues)) : (error as Error);
    }
    return issues;
  }

  return {
    name: 'copy',
    config: () => ({
      environments: {
        client: { build: { rollupOptions: { output: { chunkFileNames: fileNameOf } } } },
      },
    }),
    configResolved(resolved) {
      config = resolved;
    },
    resolveId(id) {
      if (id === moduleId || id.startsWith(`${moduleId}/`)) return `\0${id}`;
    },
    async load(id) {
      if (!id.startsWith(resolvedId)) return;
      if (!shown && !failure) await read(locales);
      if (!shown && config.command === 'build') throw failure;
      if (!shown) return emptyModule;
      const [, tag = '', namespace = ''] = id.split('/');
      if (namespace) return `export default ${JSON.stringify(shown.texts[tag]?.[namespace])};`;
      for (const [name, source] of config.command === 'build' ? filesOf(shown.photos) : []) {
        this.emitFile({ type: 'asset', fileName: photosPath + name, source });
      }
      return moduleOf(shown);
    },
    async configureServer(server) {
      // Vitest starts a server, too, but shows no pages.
      if (config.mode === 'test') return;
      const { middlewares, ws } = server;
      const report = (issues: Issue[]) => {
        const log = issues.length > 0 ? config.logger.error : config.logger.info;
        // VS Code recognizes a report by its first and last line (.vscode/tasks.json).
        log(`${formatIssues(issues)}\nSalve para conferir de novo.`);
      };
      const showFailure = () => {
        if (!failure) return;
        ws.send({ type: 'error', err: { message: failure.message, stack: '', plugin: 'copy' } });
      };
      middlewares.use(`/${photosPath}`, sirv(photoCache, { dev: true }));
      report(await read(locales));
      ws.on('connection', showFailure);
      watchFolder(server, locales.dir, async () => {
        const before = shown;
        const issues = await read(readLocales(locales.dir));
        if (failure) {
          showFailure();
        } else {
          forgetModules(server);
          if (before && moduleOf(before) === moduleOf(shown as Copy)) {
            ws.send(savedTexts, (shown as Copy).texts);
          } else {
            ws.send({ type: 'full-reload' });
          }
        }
        report(issues);
      });
    },
  };
}

/** The code of `virtual:copy`. Each namespace of texts is a module, and so a file, of its own. */
function moduleOf({ constants, texts }: Copy): string {
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

/** The file of texts is in a folder named after the language. */
function fileNameOf({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [module, tag] = facadeModuleId?.split('/') ?? [];
  return module === resolvedId ? `assets/${tag}/[name]-[hash].js` : 'assets/[name]-[hash].js';
}

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
