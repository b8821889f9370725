const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

/** ASCII, À-ÿ (with ×, ÷), œ, Spanish marks, ordinals, typographic marks, nbsp, soft hyphen. */
export const CHARACTERS = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}Œœ¡¿ªº°§©®·•–—“”‘’«»…−½€\u00a0\u00ad`;
