import { defineTokens } from '@chakra-ui/react';
import { palette } from './colors.ts';

export const value = <Value>(v: Value) => ({ value: v });

export const tokens = defineTokens({
  // fonts/fonts.css defines these variables.
  fonts: { heading: value('var(--font-heading)'), body: value('var(--font-body)') },
  spacing: {
    1: value('0.25rem'),
    2: value('0.5rem'),
    3: value('0.75rem'),
    4: value('1rem'),
    6: value('1.5rem'),
    8: value('2rem'),
    12: value('3rem'),
    16: value('4rem'),
    24: value('6rem'),
    gutter: value('clamp(20px, 5vw, 64px)'),
    margin: value('max({spacing.gutter}, calc(50% - {sizes.content} / 2))'),
    /** The header's height when its content wraps into two rows. */
    header: value('8rem'),
    section: value('clamp(2.625rem, min(1.4rem + 5.2vw, 2.9rem + 2vw), 5.5rem)'),
  },
  sizes: {
    full: value('100%'),
    content: value('75rem'),
    container: value('calc({sizes.content} + 2 * {spacing.gutter})'),
    /** In `em`, because the width of `ch` differs between a font and its fallback. */
    measure: value('40em'),
    lead: value('24.3em'),
    touch: value('2.75rem'),
    control: value('3.25rem'),
  },
  radii: {
    block: value('4px 4px 18px 18px'),
    button: value('10px'),
    field: value('8px'),
    full: value('999px'),
  },
  shadows: {
    rest: value(`0 1px 0 ${palette.line}, 0 18px 40px -28px ${palette.night}73`),
    raised: value(`0 24px 64px -24px ${palette.night}80`),
  },
  durations: { toast: value('200ms'), drawer: value('240ms') },
  zIndex: { header: value(10), popover: value(20), toast: value(30), skip: value(40) },
});
