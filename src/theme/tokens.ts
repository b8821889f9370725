import { defineTokens } from '@chakra-ui/react';
import { palette, pigment } from '../cobogo/palette';
import { fonts } from './fonts';

const value = <Value>(v: Value) => ({ value: v });

/** Colours of the drawings alone; every token costs a line in every page. */
const drawn = ['parede', 'paredeLado', 'brasa', 'ok'];

/** The raw colours, with the hovers of the two product colours, which are their walls' sides. */
const colors = { ...palette, folhaEscura: pigment.folhaLado, anilEscuro: pigment.anilLado };

/** Layer 1: the raw scale of the art direction. Only `src/theme` may name these. */
export const tokens = defineTokens({
  colors: Object.fromEntries(
    Object.entries(colors)
      .filter(([name]) => !drawn.includes(name))
      .map(([name, hex]) => [name, value(hex)]),
  ),
  fonts: { heading: value(fonts.heading), body: value(fonts.body) },
  spacing: {
    gutter: value('clamp(20px, 5vw, 64px)'),
    section: value('clamp(4rem, 2.5rem + 6vw, 8rem)'),
    ...Object.fromEntries(
      Object.entries({
        1: 4,
        2: 8,
        3: 12,
        4: 16,
        6: 24,
        8: 32,
        12: 48,
        16: 64,
        24: 96,
      }).map(([step, px]) => [step, value(`${px / 16}rem`)]),
    ),
  },
  sizes: {
    full: value('100%'),
    container: value('calc(75rem + 2 * clamp(20px, 5vw, 64px))'),
    measure: value('62ch'),
    lead: value('38ch'),
    drawer: value('min(100%, 25rem)'),
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
    rest: value('0 1px 0 #E4D8E2, 0 18px 40px -28px rgb(38 17 43 / .45)'),
    raised: value('0 24px 64px -24px rgb(38 17 43 / .5)'),
  },
  durations: { toast: value('200ms'), drawer: value('240ms') },
  zIndex: { header: value(10), popover: value(20), toast: value(30), skip: value(40) },
});
