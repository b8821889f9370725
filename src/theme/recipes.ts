import { defineRecipe } from '@chakra-ui/react';

const container = defineRecipe({
  base: { w: 'full', maxW: 'container', mx: 'auto', px: 'gutter' },
});

const heading = defineRecipe({ base: { textStyle: 'h3' } });

const text = defineRecipe({ base: { maxW: 'measure' } });

const link = defineRecipe({
  // The padding makes links at least 24 px high, for fingers, without moving lines of text apart.
  base: { textDecoration: 'underline', py: 1 },
});

export const button = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minH: 'control',
    // If a visitor enlarges the text, `8vw` keeps the padding small on a phone.
    px: 'min({spacing.6}, 8vw)',
    py: 3,
    borderRadius: 'button',
    // The border becomes visible when a visitor's forced colours replace the background.
    border: '2px solid transparent',
    fontFamily: 'body',
    fontSize: '1.0625rem',
    fontWeight: 600,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'break-word',
    cursor: 'pointer',
    transition: 'background-color .16s, border-color .16s, color .16s',
    _active: { transform: 'translateY(1px)' },
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      solid: { bg: 'action.bg', color: 'action.fg', _hover: { bg: 'action.hover' } },
      outline: {
        borderColor: 'outline',
        color: 'fg',
        _hover: { bg: 'fg', borderColor: 'fg', color: 'action.fg' },
      },
      plain: { px: 2, color: 'fg', _hover: { color: 'fg.accent' } },
    },
    size: { md: {}, sm: { minH: 'touch', px: 'min({spacing.4}, 5vw)', py: 2, fontSize: '1rem' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

/** `:user-invalid` marks a field when the visitor leaves it, before there is an error. */
export const invalid = ':is(:user-invalid, [aria-invalid=true])';

export const control = {
  width: 'full',
  minH: 'control',
  px: 4,
  py: 3,
  // Removes the shadow that iPhones draw inside fields (Chakra UI's pull request 404, February 2020).
  appearance: 'none',
  bg: 'bg.card',
  color: 'fg',
  border: '1.5px solid',
  borderColor: 'field.border',
  borderRadius: 'field',
  fontFamily: 'body',
  fontSize: '1.0625rem',
  lineHeight: 1.4,
  // When a browser scrolls to a field, the sticky header must not cover the field's label.
  scrollMarginTop: 8,
  _hover: { borderColor: 'fg' },
  [`&${invalid}`]: { borderColor: 'fg.error', boxShadow: 'inset 0 0 0 .5px {colors.fg.error}' },
} as const;

const input = defineRecipe({ base: control });

const textarea = defineRecipe({
  base: { ...control, minH: '11rem', maxH: '32rem', resize: 'vertical', fieldSizing: 'content' },
});

export const recipes = { container, heading, text, link, button, input, textarea };
