import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { baseIn, serveSite } from '../hosts/serve.ts';

/** Lets `vite preview` answer as a good host does. */
export function previewSite(): Plugin {
  return {
    name: 'preview-site',
    apply: (_config, { isPreview }) => Boolean(isPreview),
    // For the address that Vite prints.
    config: ({ build }) => ({ base: baseIn(resolve(build?.outDir ?? 'dist')) }),
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(serveSite(resolve(config.root, config.build.outDir)));
    },
  };
}
