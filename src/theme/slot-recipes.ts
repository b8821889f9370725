import { defineSlotRecipe } from '@chakra-ui/react';
import { control, invalid } from './recipes.ts';

/** A box with the site's typical corners. Its element needs a `data-surface`. */
export const panel = {
  // The border becomes visible when a visitor's forced colours replace the background.
  border: '2px solid transparent',
  borderRadius: 'block',
  boxShadow: 'rest',
} as const;

const blockquote = defineSlotRecipe({
  slots: ['root', 'content', 'caption'],
  base: {
    content: {
      whiteSpace: 'pre-line',
      quotes: 'auto',
      _before: { content: 'open-quote' },
      _after: { content: 'close-quote' },
    },
  },
});

const field = defineSlotRecipe({
  slots: ['root', 'label', 'helperText', 'errorText'],
  base: {
    root: {
      position: 'relative',
      '& > label > svg': { display: 'none', color: 'fg.error' },
      [`&:has(${invalid}) > label > svg`]: { display: 'block' },
    },
    label: { display: 'flex', alignItems: 'center', gap: 2, textStyle: 'label', mb: 2 },
    helperText: { display: 'block', textStyle: 'small', color: 'fg.muted', maxW: 'measure', mt: 2 },
    errorText: {
      display: 'block',
      textStyle: 'small',
      lineHeight: 1.3,
      color: 'fg.error',
      mt: 2,
      // Puts the first line into the gap below the field.
      mb: 'calc(-1lh - {spacing.2})',
    },
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

const toast = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'closeTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: 3,
      w: 'min(26rem, calc(100vw - 2rem))',
      ps: 4,
      pe: 2,
      py: 2,
      // A toast has the same colour as the footer below it, so it needs a border.
      border: '2px solid {colors.outline}',
      borderRadius: 'block',
      boxShadow: 'raised',
      // Ark UI sets these custom properties.
      translate: 'var(--x) var(--y)',
      opacity: 'var(--opacity)',
      height: 'var(--height)',
      transition: 'translate {durations.toast}, opacity {durations.toast}',
    },
    title: { textStyle: 'label', textWrap: 'balance' },
    description: { textStyle: 'small', color: 'fg.muted' },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      boxSize: 'touch',
      flexShrink: 0,
      borderRadius: 'field',
      cursor: 'pointer',
    },
  },
});

export const slotRecipes = { blockquote, field, nativeSelect, toast };

export const keyframes = {
  'fade-in': { from: { opacity: 0 } },
  'fade-out': { to: { opacity: 0 } },
  'drawer-in': { from: { transform: 'translateX(var(--away))' } },
  'drawer-out': { to: { transform: 'translateX(var(--away))' } },
};
