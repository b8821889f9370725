import { fontFaces } from './fonts';
import { print } from './print';

/**
 * CSS that no page changes. The prerenderer writes it into every page (server.tsx), so that scripts
 * need not carry it: 1 KB brotli less of them. Only development has it in a component (app.tsx).
 */
export function staticCss(): string {
  return [fontFaces(), print]
    .join('')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) /g, '$1');
}
