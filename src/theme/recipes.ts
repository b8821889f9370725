import { defineSlotRecipe } from '@chakra-ui/react';

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

/** Layer 3, with `controls.ts`: only what the site uses is bundled. */
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
