import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { baseIn, serveSite } from './serve.ts';

/** Lets `vite preview` answer as a good host does. */
export function previewSite(): Plugin {
  return {
    name: 'preview-site',
    apply: (_config, { isPreview }) => Boolean(isPreview),
    config: ({ build }) => ({
      // For the address that Vite prints.
      base: baseIn(resolve(build?.outDir ?? 'dist')),
      // With `--host`, others open it by the computer's name.
      preview: { allowedHosts: true },
    }),
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(serveSite(resolve(config.root, config.build.outDir)));
    },
  };
}
