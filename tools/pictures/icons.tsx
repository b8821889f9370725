import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Logo } from '../../src/icons/logo.tsx';
import { palette } from '../../src/theme/colors.ts';
import type { OwnLogo } from './logo.ts';

interface Mark {
  /** As SVG, in the middle of a square, of whose side it takes `share`. */
  draw: (share: number) => string;
  /** The square's colour in PNG icons for phones. */
  ground: string;
  /** Its share of a maskable icon, which phones crop to a circle. */
  maskable: number;
}

/** The mark's block is as dark as the square, so phones may crop its corners. */
const brand: Mark = {
  draw: (share) => {
    const side = 200 * share;
    return renderToStaticMarkup(
      <svg
        aria-hidden="true"
        xmlns="http://www.w3.org/2000/svg"
        viewBox="0 0 200 200"
        color={palette.ink}
      >
        {share < 1 && <rect width="200" height="200" fill={palette.ink} />}
        <svg aria-hidden="true" x={(200 - side) / 2} y={(200 - side) / 2}>
          <Logo size={side} />
        </svg>
      </svg>,
    );
  },
  ground: palette.ink,
  maskable: 0.72,
};

/** On the header's colour. */
const markOf = (logo: OwnLogo): Mark => ({
  draw: (share) => onSquare(logo, share),
  ground: palette.page,
  maskable: 0.56,
});

/** The icon for a browser's tab, as SVG. */
export function drawFavicon(logo?: OwnLogo): string {
  return (logo ? markOf(logo) : brand).draw(1);
}

/** All icons, by file name. */
export async function drawIcons(logo?: OwnLogo): Promise<Record<string, string | Buffer>> {
  const { draw, ground, maskable } = logo ? markOf(logo) : brand;
  const favicon = draw(1);
  const square = draw(0.84);
  const pictures = {
    'favicon.ico': png(favicon, 32).then(ico),
    'apple-touch-icon.png': png(square, 180, ground),
    'icon-192.png': png(square, 192, ground),
    'icon-512.png': png(square, 512, ground),
    'icon-maskable-512.png': png(draw(maskable), 512, ground),
  };
  const drawn = await Promise.all(
    Object.entries(pictures).map(async ([name, picture]) => [name, await picture] as const),
  );
  return { 'favicon.svg': favicon, ...Object.fromEntries(drawn) };
}

/** Changes only the `<svg>` tag: its `viewBox` centres the drawing in a square. */
function onSquare({ svg, box: [x, y, width, height] }: OwnLogo, share: number): string {
  const side = Math.max(width, height) / share;
  const box = [x - (side - width) / 2, y - (side - height) / 2, side, side].join(' ');
  return svg.replace(/<svg\b[^>]*>/, (tag) =>
    tag
      .replace(/\s(width|height|viewBox|preserveAspectRatio)\s*=\s*("[^"]*"|'[^']*')/g, '')
      .replace('<svg', `<svg viewBox="${box}" width="200" height="200"`),
  );
}

function png(svg: string, size: number, ground?: string): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg)).resize(size);
  const filled = ground ? picture.flatten({ background: ground }) : picture;
  return filled.png({ palette: true, effort: 10 }).toBuffer();
}

/** A 32-pixel PNG as .ico, with a 22-byte header. */
function ico(picture: Buffer): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(picture.length, 14);
  return Buffer.concat([head, picture]);
}
