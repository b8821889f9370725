/**
 * Draws the brand's mark in every size that browsers and phones ask for. Run it after changing the
 * mark or its colours, and commit the result: `npm run draw-icons`.
 */
import { writeFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Logo } from '../../src/icons/logo';
import { palette } from '../../src/theme/colors';

const color = palette.plum900;

/** The mark alone, for a browser's tab, or filling `share` of a coloured square. */
function draw(share = 1): string {
  const side = 200 * share;
  return renderToStaticMarkup(
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" color={color}>
      {share < 1 && <rect width="200" height="200" fill={color} />}
      <svg aria-hidden="true" x={(200 - side) / 2} y={(200 - side) / 2}>
        <Logo size={side} />
      </svg>
    </svg>,
  );
}

/** sharp renders SVG at 72 dpi; a higher density keeps edges sharp, which scaling up would not. */
const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 200 })
    .resize(size)
    .png({ palette: true, effort: 10 })
    .toBuffer();

/** A 32-pixel PNG as an .ico file: a 22-byte header, then the picture. */
function ico(picture: Buffer): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(picture.length, 14);
  return Buffer.concat([head, picture]);
}

/** Phones crop a maskable icon to a circle. */
const square = draw(0.84);
const maskable = draw(0.72);
writeFileSync('public/favicon.svg', draw());
writeFileSync('public/favicon.ico', ico(await png(draw(), 32)));
writeFileSync('public/apple-touch-icon.png', await png(square, 180));
writeFileSync('public/icon-192.png', await png(square, 192));
writeFileSync('public/icon-512.png', await png(square, 512));
writeFileSync('public/icon-maskable-512.png', await png(maskable, 512));
