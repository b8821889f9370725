import { defineSlotRecipe } from '@chakra-ui/react';
import { control } from './recipes';

const block = {
  bg: 'bg.surface',
  color: 'fg',
  // Transparent until forced colours paint it.
  border: '2px solid transparent',
  borderRadius: 'block',
  boxShadow: 'rest',
} as const;

/** Says its surface, which is mostly white (`data-surface="card"`). */
const card = defineSlotRecipe({
  slots: ['root'],
  base: { root: { ...block, p: { base: 6, md: 8 } } },
});

const twoColumns = { gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } };

/** The looks of a grid of equal ideas (sections/item-grid.tsx). */
export const itemGrid = defineSlotRecipe({
  slots: ['root', 'item', 'title', 'text'],
  base: { root: { display: 'grid' }, text: { color: 'fg.muted', maxW: '44ch', mt: 3 } },
  variants: {
    variant: {
      ruled: {
        root: { ...twoColumns, columnGap: { md: 12, lg: 24 } },
        item: { borderTop: '1px solid', borderColor: 'line', py: { base: 6, md: 8 } },
        text: { mt: 2 },
      },
      cards: {
        root: { ...twoColumns, gap: 6, pb: { md: 8 } },
        item: {
          ...block,
          p: { base: 6, md: 8 },
          // The stagger: every second card starts lower, like bricks.
          _even: { transform: { md: 'translateY(2rem)' } },
        },
      },
      halves: {
        root: { ...block, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))' },
        item: {
          p: { base: 6, md: 12 },
          _notFirst: {
            borderTop: { base: '1px solid {colors.line}', md: 0 },
            borderInlineStart: { md: '1px solid {colors.line}' },
          },
        },
        title: { textStyle: 'h2' },
      },
    },
  },
});

/** Lists show no markers; `List.Root` has the role that Safari takes from such lists. */
const list = defineSlotRecipe({ slots: ['root', 'item'], base: { root: { listStyle: 'none' } } });

const dataList = defineSlotRecipe({
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  base: {
    itemLabel: { textStyle: 'small', color: 'fg.muted' },
    itemValue: { fontWeight: 500 },
  },
});

const blockquote = defineSlotRecipe({
  slots: ['root', 'content', 'caption'],
  base: {
    content: {
      // Quotation marks as the page's language writes them.
      quotes: 'auto',
      _before: { content: 'open-quote' },
      _after: { content: 'close-quote' },
    },
  },
});

const field = defineSlotRecipe({
  slots: ['root', 'label', 'helperText'],
  base: {
    root: { position: 'relative' },
    label: { display: 'block', textStyle: 'label', mb: 2 },
    helperText: { display: 'block', textStyle: 'small', color: 'fg.muted', maxW: 'measure', mt: 2 },
  },
});

const nativeSelect = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative' },
    field: { ...control, pe: 12 },
    indicator: {
      position: 'absolute',
      insetEnd: 4,
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
    },
  },
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
      bg: 'bg.surface',
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
      bg: 'bg.surface',
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

export const slotRecipes = {
  card,
  list,
  dataList,
  blockquote,
  field,
  nativeSelect,
  drawer,
  toast,
};

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
