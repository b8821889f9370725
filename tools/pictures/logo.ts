import sharp from 'sharp';
import { checkLogo, logoIssue, namedLogo } from '../check/logo.ts';
import type { Copy } from '../copy/read-copy.ts';
import type { Issue } from '../issues/issue.ts';
import { messages } from '../issues/messages.ts';

/** An owner's logo. */
export interface OwnLogo {
  /** The drawing, as it lies in `photos/` without its comments. */
  svg: string;
  /** What of its coordinates is drawn: its `viewBox`, or else its size. */
  box: [x: number, y: number, width: number, height: number];
  /** Its width by its height. */
  ratio: number;
  /** Whether it stands in place of the written name. */
  isWide: boolean;
}

/** From this ratio on, a logo is taken for one with the name in it. */
const wide = 1.5;

/** The owner's logo, and what is wrong with it. To draw it is the only way to find that it is broken. */
export async function readLogo(copy: Copy): Promise<{ logo?: OwnLogo; issues: Issue[] }> {
  const named = namedLogo(copy);
  const { svg } = named ?? {};
  // What the text shows is the other check's.
  if (!named || !svg || checkLogo(copy).length > 0) return { issues: [] };
  try {
    const { width, height } = await sharp(Buffer.from(svg), { limitInputPixels: false }).metadata();
    const box = boxOf(svg) ?? [0, 0, width, height];
    const ratio = width / height;
    const logo = { svg, box, ratio, isWide: ratio > wide } satisfies OwnLogo;
    const { data } = await drawLogo(logo, { width: 64, height: 64 });
    const { channels } = await sharp(data).stats();
    if (channels[3]?.max) return { logo, issues: [] };
    return { issues: [logoIssue(named, messages.logoBlank)] };
  } catch {
    return { issues: [logoIssue(named, messages.noLogo)] };
  }
}

function boxOf(svg: string): OwnLogo['box'] | undefined {
  const [, text = ''] = /<svg\b[^>]*\sviewBox\s*=\s*["']([^"']*)/.exec(svg) ?? [];
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return numbers.length === 4 ? (numbers as OwnLogo['box']) : undefined;
}

/** The logo as PNG on a transparent ground, as large as a box of so many pixels allows. */
export async function drawLogo(
  { svg }: OwnLogo,
  { width, height }: { width: number; height: number },
) {
  const size = await sharp(Buffer.from(svg), { limitInputPixels: false }).metadata();
  const scale = Math.min(width / size.width, height / size.height);
  // sharp renders SVG at 72 dpi; another density keeps edges sharp, which scaling would not.
  const density = Math.min(100_000, Math.max(1, 72 * scale));
  return sharp(Buffer.from(svg), { density, limitInputPixels: false })
    .resize({ width, height, fit: 'inside' })
    .ensureAlpha()
    .png()
    .toBuffer({ resolveWithObject: true });
}
