import { chakra, defineRecipe } from '@chakra-ui/react';

/*
 * Layer 3: the site's own controls. Chakra's `Button` brings a loader and its `Input` and `Textarea` a
 * context of field states, which nothing here asks for: 1 KB brotli on every page, 3 KB on the form's.
 */

/** A button, or a link that asks for the click of one. */
const button = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minH: 'control',
    px: 6,
    py: 3,
    borderRadius: 'button',
    // Transparent until forced colours paint it.
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
    // Disabled only until scripts have loaded: no change of looks for that moment.
    _disabled: { cursor: 'progress' },
    '& svg': { flexShrink: 0 },
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      solid: { bg: 'action.bg', color: 'action.fg', _hover: { bg: 'action.hover' } },
      outline: {
        borderColor: 'outline',
        color: 'fg',
        _hover: {
          bg: 'fg',
          borderColor: 'fg',
          color: 'fg.inverse',
          '& span': { color: 'inherit' },
        },
      },
      plain: { px: 2, color: 'fg', _hover: { color: 'fg.accent' } },
    },
    size: { md: {}, sm: { minH: 'touch', px: 4, py: 2, fontSize: '1rem' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

/** Text fields, the select and the text area of a form. */
const field = {
  width: 'full',
  minH: 'control',
  px: 4,
  py: 3,
  bg: 'bg.card',
  color: 'fg',
  border: '1.5px solid',
  borderColor: 'field.border',
  borderRadius: 'field',
  fontFamily: 'body',
  fontSize: '1.0625rem',
  lineHeight: 1.4,
  // The label above it must not hide under the header either.
  scrollMarginTop: 8,
  _hover: { borderColor: 'fg' },
  '&:user-invalid': { borderColor: 'fg.error', boxShadow: 'inset 0 0 0 .5px {colors.fg.error}' },
} as const;

const input = defineRecipe({ base: field });

const textarea = defineRecipe({
  base: { ...field, minH: '11rem', resize: 'vertical', fieldSizing: 'content', maxH: '32rem' },
});

export const Button = chakra('button', button, { defaultProps: { type: 'button' } });

/** A plain link that looks like a button. */
export const ButtonAnchor = chakra('a', button);

export const Input = chakra('input', input);
export const Select = chakra('select', input);
export const Textarea = chakra('textarea', textarea);
