import { defineTextStyles } from '@chakra-ui/react';
import { value } from './tokens.ts';

const heading = { fontFamily: 'heading', fontWeight: 600, textWrap: 'balance' };
const text = { fontFamily: 'body', textWrap: 'pretty' };

const size = (fontSize: string, lineHeight: number, letterSpacing?: string) => ({
  fontSize: `clamp(${fontSize})`,
  lineHeight,
  letterSpacing,
});

/** The type scale (docs/look.md). */
export const textStyles = defineTextStyles({
  h1: value({
    ...heading,
    ...size('2.75rem, 1.7rem + 4.6vw, 5.25rem', 1.04, '-0.02em'),
    _print: { fontSize: '26pt' },
  }),
  h2: value({
    ...heading,
    ...size('2rem, 1.45rem + 2.2vw, 3.25rem', 1.08, '-0.015em'),
    _print: { fontSize: '16pt' },
  }),
  h3: value({
    ...heading,
    ...size('1.375rem, 1.2rem + .7vw, 1.75rem', 1.15, '-0.01em'),
    _print: { fontSize: '12pt' },
  }),
  quote: value({
    ...text,
    ...size('1.625rem, 1.2rem + 1.8vw, 2.75rem', 1.22, '-0.01em'),
    fontFamily: 'heading',
    fontStyle: 'italic',
    // Without this, browsers would slant the letters of scripts that have no italics, such as Chinese.
    fontSynthesis: 'weight',
    fontWeight: 500,
    _print: { fontSize: '1em' },
  }),
  figure: value({
    ...heading,
    ...size('3.5rem, 2.2rem + 5.4vw, 6.5rem', 1, '-0.03em'),
    fontVariantNumeric: 'tabular-nums',
  }),
  lead: value({
    ...text,
    ...size('1.125rem, 1.05rem + .35vw, 1.3125rem', 1.55),
    _print: { fontSize: '1em' },
  }),
  body: value({ ...text, fontSize: { base: '1.0625rem', md: '1.125rem' }, lineHeight: 1.6 }),
  small: value({ ...text, fontSize: '.9375rem', lineHeight: 1.5 }),
  label: value({ fontFamily: 'body', fontSize: '1rem', fontWeight: 500, lineHeight: 1.4 }),
  menu: value({ ...heading, fontSize: '1.75rem', lineHeight: 1.2 }),
});
