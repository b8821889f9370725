import sharp from 'sharp';
import { checkLogo, logoIssue, namedLogo } from '../check/logo.ts';
import type { Locales } from '../copy/read-locales.ts';
import type { Issue } from '../issues/issue.ts';
import { messages } from '../issues/messages.ts';

export interface OwnLogo {
  /** The file without its comments. */
  svg: string;
  /** Its `viewBox`, or else its size. */
  box: [x: number, y: number, width: number, height: number];
  /** Width divided by height. */
  ratio: number;
  /** Whether it replaces the written name. */
  isWide: boolean;
}

/** Above this ratio, a logo probably contains the name. */
const wide = 1.5;

/** Reads the owner's logo. Only drawing it shows that it is broken. */
export async function readLogo(locales: Locales): Promise<{ logo?: OwnLogo; issues: Issue[] }> {
  const named = namedLogo(locales);
  const { svg } = named ?? {};
  // `checkCopy` reports what `checkLogo` finds.
  if (!named || !svg || checkLogo(locales).length > 0) return { issues: [] };
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

/** The logo as transparent PNG, as large as fits a box in pixels. */
export async function drawLogo(
  { svg }: OwnLogo,
  { width, height }: { width: number; height: number },
) {
  return sharp(Buffer.from(svg), { limitInputPixels: false })
    .resize({ width, height, fit: 'inside' })
    .ensureAlpha()
    .png()
    .toBuffer({ resolveWithObject: true });
}
