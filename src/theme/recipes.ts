import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

/** A button, or a link that asks for the click of one. */
const button = defineRecipe({
  className: 'button',
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

const input = defineRecipe({ className: 'input', base: field });

const textarea = defineRecipe({
  className: 'textarea',
  base: { ...field, minH: '11rem', resize: 'vertical', fieldSizing: 'content', maxH: '32rem' },
});

const drawer = defineSlotRecipe({
  className: 'drawer',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'closeTrigger'],
  base: {
    backdrop: {
      pos: 'fixed',
      inset: 0,
      zIndex: 'popover',
      bg: 'rgb(38 17 43 / .55)',
      _open: { animation: 'fade-in {durations.drawer} ease-out' },
      _closed: { animation: 'fade-out {durations.drawer} ease-in' },
    },
    positioner: {
      pos: 'fixed',
      inset: 0,
      zIndex: 'popover',
      display: 'flex',
      justifyContent: 'flex-end',
      overscrollBehavior: 'contain',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      w: 'drawer',
      h: '100dvh',
      bg: 'bg.dark',
      color: 'fg',
      boxShadow: 'raised',
      outline: 0,
      _open: { animation: 'drawer-in {durations.drawer} ease-out' },
      _closed: { animation: 'drawer-out {durations.drawer} ease-in' },
      _rtl: {
        _open: { animationName: 'drawer-in-rtl' },
        _closed: { animationName: 'drawer-out-rtl' },
      },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 4,
      px: 6,
      py: 3,
    },
    title: { textStyle: 'label', color: 'fg.muted' },
    body: { flex: 1, overflowY: 'auto', px: 6, pb: 8 },
    closeTrigger: {},
  },
});

const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'title', 'closeTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: 3,
      w: 'min(26rem, calc(100vw - 2rem))',
      ps: 4,
      pe: 2,
      py: 2,
      bg: 'bg.dark',
      color: 'bg.page',
      border: '2px solid transparent',
      borderRadius: 'block',
      boxShadow: 'raised',
      // Ark hands over the place in the stack as custom properties.
      translate: 'var(--x) var(--y)',
      opacity: 'var(--opacity)',
      height: 'var(--height)',
      transition: 'translate {durations.toast}, opacity {durations.toast}',
    },
    title: { textStyle: 'label', textWrap: 'balance', flex: 1, py: 2 },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      boxSize: 'touch',
      flexShrink: 0,
      borderRadius: 'field',
      color: 'bg.page',
      cursor: 'pointer',
    },
  },
});

/** Layer 3: only what the site uses is bundled. */
export const recipes = { button, input, textarea };
export const slotRecipes = { drawer, toast };

/** The few movements that components name; reduced motion switches them all off (global-css). */
export const keyframes = {
  'fade-in': { from: { opacity: 0 } },
  'fade-out': { to: { opacity: 0 } },
  unfold: { from: { maxHeight: 0, visibility: 'hidden' as const } },
  'drawer-in': { from: { transform: 'translateX(100%)' } },
  'drawer-out': { to: { transform: 'translateX(100%)' } },
  'drawer-in-rtl': { from: { transform: 'translateX(-100%)' } },
  'drawer-out-rtl': { to: { transform: 'translateX(-100%)' } },
};
