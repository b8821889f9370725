import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { filesOf, makePhoto, type Place, photoCache } from './make-photo.ts';

const folder = 'assets/photos/';

/** Vite's plugin for photographs, which are imported as `ana.jpg?people` or `ana.jpg?portrait`. */
export function photos(): Plugin {
  return {
    name: 'photos',
    // Before Vite's own plugin for images.
    enforce: 'pre',
    load: {
      filter: { id: /\?(people|portrait)$/ },
      async handler(id) {
        const [file = '', place] = id.split('?');
        const { command, base } = this.environment.config;
        const isBuild = command === 'build';
        const made = await makePhoto(place as Place, file).catch((error) => {
          if (isBuild) throw error;
        });
        // In development, `checkPhotos` says why a photograph can't be made.
        if (!made) return 'export default undefined;';
        if (isBuild && this.environment.name === 'client') {
          for (const name of filesOf(made)) {
            const source = readFileSync(join(photoCache, name));
            this.emitFile({ type: 'asset', fileName: folder + name, source });
          }
        }
        const { id: name, widths, height } = made;
        const photo = { address: base + folder + name, widths, height };
        return `export default ${JSON.stringify(photo)};`;
      },
    },
    configureServer({ config, middlewares }) {
      middlewares.use(config.base + folder, sirv(photoCache, { dev: true }));
    },
  };
}
