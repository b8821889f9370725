import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Logger, Plugin, ResolvedConfig, Rolldown } from 'vite';
import type { Files } from '../../src/server/index.ts';
import type { Content } from '../copy/index.ts';
import {
  CopyError,
  filesIn,
  formatIssues,
  howToRecover,
  type Issue,
  isOfDraft,
  isShipped,
  issueInFile,
  issueOf,
  type Locales,
  neededTexts,
  progressIn,
  refuse,
} from '../locales/index.ts';
import { blockedElements } from './blocked-elements.ts';
import { blockersIn, summaryOf } from './blockers.ts';
import { checkTypes } from './check-types.ts';
import { unfilledMarkers } from './unfilled-markers.ts';

const icon = 'public/favicon.svg';

/** Vite's plugin for `npm run build`. Writes the site, and replaces the last one if nothing failed. */
export function prerender(content: Content): Plugin {
  const { locales } = content;
  let serverDir: string;
  return {
    name: 'prerender',
    apply: 'build',
    config(_config, { mode }) {
      // Without this, Vite would bundle React's development code if NODE_ENV is development.
      process.env.NODE_ENV = mode === 'development' ? mode : 'production';
      // In the project, because Node looks for libraries there. Two builds must not share a folder.
      mkdirSync('node_modules/.cache', { recursive: true });
      serverDir = mkdtempSync(resolve('node_modules/.cache/server-'));
      return {
        base: locales.base,
        build: { copyPublicDir: false },
        // Without `builder`, Vite would build only the client. Without `sharedConfigBuild`, each
        // environment would have plugins of its own.
        builder: { sharedConfigBuild: true },
        environments: {
          client: { build: { write: false, manifest: true } },
          ssr: {
            // Bundled, because Node would take long to open the thousand files of these libraries.
            resolve: { noExternal: [/@chakra-ui/, /@ark-ui/, /@zag-js/] },
            build: {
              outDir: serverDir,
              rollupOptions: {
                input: 'src/server/index.ts',
                output: { entryFileNames: 'index.mjs' },
              },
            },
          },
        },
      };
    },
    async buildApp({ config, environments, build: bundle }) {
      const { root, build, logger } = config;
      const { client, ssr } = environments as Record<'client' | 'ssr', BuildEnvironment>;
      try {
        const ofDrafts = await check(content, config);
        // Types come from the texts in locales/, so they are wrong for another LOCALES_DIR.
        if (isShipped) checkTypes(root);
        const made = (await bundle(client)) as Rolldown.RolldownOutput;
        await bundle(ssr);
        const site = await writePages(serverDir, made, locales);
        checkMarkers(site, locales);
        addPublicFiles(site, 'public');
        const out = resolve(root, build.outDir);
        // Like Vite, empties folders outside the project only with `--emptyOutDir`.
        replace(out, site, build.emptyOutDir ?? out.startsWith(join(root, sep)));
        report(logger, locales, ofDrafts);
      } finally {
        rmSync(serverDir, { recursive: true });
      }
    },
  };
}

/**
 * Checks the copy, the photographs, index.html and the icon. Returns the mistakes of drafts.
 * @throws {CopyError} if there are others
 */
async function check(content: Content, config: ResolvedConfig): Promise<Issue[]> {
  const issues = await content.update(config);
  const isDraft = (issue: Issue) => isOfDraft(issue, content.locales);
  const indexHtml = readFileSync('index.html', 'utf8');
  const others = issues.filter((issue) => !isDraft(issue));
  refuse([...others, ...blockedElements(indexHtml), ...(await checkIcon())]);
  return issues.filter(isDraft);
}

async function checkIcon(): Promise<Issue[]> {
  const { default: sharp } = await import('sharp');
  const isDrawn = await sharp(icon)
    .metadata()
    .catch(() => false);
  if (isDrawn) return [];
  const message =
    'As imagens que o WhatsApp mostra junto do link usam este ícone, mas ele não está na pasta public/ ou não é um SVG que se possa desenhar. Recupere-o, ou exporte-o de novo como SVG.';
  return [issueInFile(icon, message)];
}

/** Has the server (src/server/index.ts) write the site. */
async function writePages(
  serverDir: string,
  { output }: Rolldown.RolldownOutput,
  locales: Locales,
): Promise<Files> {
  const { href } = pathToFileURL(join(serverDir, 'index.mjs'));
  const server: typeof import('../../src/server/index.ts') = await import(href);
  const files: Files = new Map();
  for (const file of output) {
    files.set(file.fileName, file.type === 'chunk' ? file.code : file.source);
  }
  try {
    return await server.renderSite({
      files,
      icon: readFileSync(icon),
      failAtMissingText: failAtMissing(locales),
    });
  } catch (error) {
    // The stack of a missing text would hide the message.
    const { cause } = error as Error;
    throw cause instanceof CopyError ? cause : error;
  }
}

/** What i18next does if the code asks for a text that pt-BR lacks, such as `common:skip`. */
function failAtMissing({ source: { files } }: Locales) {
  return (name: string): never => {
    const [page, key = ''] = name.split(':');
    const message = `Falta o texto “${key}”, de que o site precisa. Se ele está com outro nome, corrija o nome. Se não, ${howToRecover}.`;
    const file = files.get(`${page}.json`) ?? { label: name, text: '', issues: [] };
    throw new CopyError(formatIssues([issueOf(file, key.split('.'), message)]));
  };
}

/** @throws {CopyError} if a page shows a `{{marker}}` */
function checkMarkers(site: Files, { source, translations }: Locales) {
  const pages = [...site].filter(([name]) => name.endsWith('.html'));
  const html = pages.map(([, content]) => content).join('\n');
  const published = [source, ...translations.filter(({ draft }) => !draft)];
  refuse(published.flatMap(({ files }) => unfilledMarkers(html, [...files.values()])));
}

/** @throws {CopyError} if a file of `public/` has the name of another file of the site */
export function addPublicFiles(site: Files, publicDir: string) {
  for (const path of filesIn(publicDir)) {
    const name = path.slice(1);
    if (site.has(name)) {
      const message =
        'O site já cria um arquivo com este nome, e só um dos dois seria publicado. Leve o seu para fora da pasta public/, ou mude o nome dele.';
      refuse([issueInFile(join(publicDir, name), message)]);
    }
    site.set(name, readFileSync(join(publicDir, name)));
  }
}

/** Writes the site into a folder, and then removes what else is there, but for `.git`, like Vite. */
function replace(out: string, site: Files, isEmptied: boolean) {
  const kept = new Set<string>();
  for (const [name, content] of site) {
    const path = join(out, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    for (let each = path; each !== out; each = dirname(each)) kept.add(each);
  }
  if (!isEmptied) return;
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    const path = join(out, name);
    const isGit = /^\.git($|[\\/])/.test(name);
    // `force`, because another build may have removed it meanwhile.
    if (!kept.has(path) && !isGit) rmSync(path, { recursive: true, force: true });
  }
}

function report(logger: Logger, locales: Locales, ofDrafts: Issue[]) {
  const { pages, source, translations } = locales;
  const published = translations.filter(({ draft }) => !draft);
  const tagsOf = (folders: Locales['translations']) => folders.map(({ tag }) => tag).join(', ');
  const tags = tagsOf([source, ...published]);
  logger.info(`${pages.length} páginas e a página 404 prontas em ${tags}`);
  for (const folder of published) {
    logger.info(`${folder.tag}: ${progressIn(neededTexts(folder, source))}`);
  }
  const drafts = tagsOf(translations.filter(({ draft }) => draft));
  if (drafts) logger.info(`Rascunhos, que só "npm run dev" mostra: ${drafts}`);
  if (ofDrafts.length > 0) {
    logger.warn(`Rascunhos ficam fora do site. Neles há ${formatIssues(ofDrafts)}`);
  }
  const left = summaryOf(blockersIn(locales));
  if (left) logger.warn(left);
}
