import { defineSlotRecipe } from '@chakra-ui/react';
import { control } from './recipes';

const block = {
  bg: 'bg.surface',
  color: 'fg',
  // Only forced colours make it visible.
  border: '2px solid transparent',
  borderRadius: 'block',
  boxShadow: 'rest',
} as const;

/** Needs a `data-surface`, usually `card`. */
const card = defineSlotRecipe({
  slots: ['root'],
  base: { root: { ...block, p: { base: 6, md: 8 } } },
});

const twoColumns = { gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } };

/** The looks of a grid of equal ideas (sections/item-grid.tsx). */
export const itemGrid = defineSlotRecipe({
  slots: ['root', 'item', 'picture', 'words', 'title', 'text'],
  base: { root: { display: 'grid' }, text: { color: 'fg.muted', maxW: '44ch', mt: 2 } },
  variants: {
    variant: {
      ruled: {
        root: { ...twoColumns, columnGap: { md: 12, lg: 24 } },
        item: { borderTop: '1px solid', borderColor: 'line', py: 6 },
      },
      cards: {
        root: { ...twoColumns, gap: 6 },
        item: { ...block, p: { base: 6, md: 8 } },
      },
      /** Cards with a picture: above the words, or beside them in alternating widths. */
      pictured: {
        root: { gap: 6, gridTemplateColumns: { md: 'repeat(12, minmax(0, 1fr))' } },
        item: {
          ...block,
          display: 'grid',
          overflow: 'hidden',
          gridTemplateRows: { base: 'auto 1fr', xl: 'auto' },
          gridTemplateColumns: { xl: '9fr 11fr' },
          gridColumn: { md: 'span 6', xl: 'span 5' },
          '&:nth-of-type(4n + 2), &:nth-of-type(4n + 3)': { gridColumn: { xl: 'span 7' } },
        },
        // Covers the border, which only forced colours make visible.
        picture: {
          bg: 'wall.pale',
          m: '-2px',
          h: { base: '13rem', xl: 'auto' },
          minH: { xl: '15.5rem' },
        },
        words: { p: { base: 6, xl: 8 }, alignSelf: { xl: 'center' } },
      },
      /** Three pictures in a row, the middle one the largest, with the words below. */
      triptych: {
        root: {
          columnGap: 6,
          rowGap: 12,
          gridTemplateColumns: {
            md: 'minmax(0, 1fr)',
            lg: 'minmax(0, 316fr) minmax(0, 472fr) minmax(0, 316fr)',
          },
        },
        item: {
          display: 'grid',
          alignContent: 'start',
          gap: 6,
          gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
          // All items share two rows: pictures and words.
          gridTemplateRows: { lg: 'subgrid' },
          gridRow: { lg: 'span 2' },
        },
        picture: {
          display: 'grid',
          alignItems: 'center',
          bg: 'wall.pale',
          borderRadius: 'block',
          overflow: 'hidden',
          p: 4,
          minH: { lg: '24.5rem' },
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
        text: { mt: 3 },
      },
    },
  },
});

/** The looks of steps, with or without pictures (sections/steps.tsx). */
export const steps = defineSlotRecipe({
  slots: ['root', 'item', 'picture', 'words'],
  base: {
    root: { display: 'grid', rowGap: 8 },
    item: { display: 'grid', alignContent: 'start' },
  },
  variants: {
    variant: {
      plain: {
        root: { gap: 8, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))' },
        item: { borderTop: '4px solid', borderColor: 'fg.accent', pt: 4 },
      },
      /** Pages that join into a book; on phones they are stacked beside the words. */
      pages: {
        root: {
          rowGap: 0,
          gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        },
        item: {
          alignContent: { base: 'stretch', md: 'start' },
          gridTemplateColumns: { base: 'min(8rem, 36%) minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
        },
        picture: { display: 'grid' },
        words: { ps: { base: 6, md: 0 }, pe: { md: 6 }, pt: { base: 1, md: 8 }, pb: 6 },
      },
      /** Rooms that join, side by side or, on phones, stacked. */
      rooms: {
        root: { md: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
        words: { pe: { md: 6 }, pt: 4 },
      },
      /** Steps of a stair on one baseline; on phones each is beside its words. */
      stair: {
        root: {
          columnGap: { base: 6, lg: 12 },
          md: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
        },
        item: {
          columnGap: 6,
          gridTemplateColumns: { base: '7rem minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
          gridTemplateRows: { md: 'subgrid' },
          gridRow: { md: 'span 2' },
        },
        picture: { alignSelf: { md: 'end' } },
      },
    },
  },
});

/** Safari removes the role of lists without markers; `List.Root` sets it. */
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
      // The quotation marks of the page's language.
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
    label: { display: 'flex', alignItems: 'center', gap: 2, textStyle: 'label', mb: 2 },
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
      bg: 'bg.veil',
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
      // Ark UI sets the toast's place in the stack as custom properties.
      translate: 'var(--x) var(--y)',
      opacity: 'var(--opacity)',
      height: 'var(--height)',
      transition: 'translate {durations.toast}, opacity {durations.toast}',
    },
    title: { textStyle: 'label', textWrap: 'balance' },
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

/** Animations that components use; reduced motion sets their duration to 0 (global-css.ts). */
export const keyframes = {
  'fade-in': { from: { opacity: 0 } },
  'fade-out': { to: { opacity: 0 } },
  unfold: { from: { maxHeight: 0, visibility: 'hidden' as const } },
  'drawer-in': { from: { transform: 'translateX(100%)' } },
  'drawer-out': { to: { transform: 'translateX(100%)' } },
  'drawer-in-rtl': { from: { transform: 'translateX(-100%)' } },
  'drawer-out-rtl': { to: { transform: 'translateX(-100%)' } },
};
