/** Until `renderAll`, browsers skip what is far below the first screen, and so paint earlier. */
export const skipBelowTheFold = {
  ':where(html:not([data-rendered]) :is(main > * ~ *, footer))': {
    '@media screen and (scripting: enabled)': {
      contentVisibility: 'auto',
      // About a section's height. With less, more would count as near the first screen.
      containIntrinsicSize: { base: 'auto 80rem', md: 'auto 44rem' },
    },
  },
};

/** Renders what was skipped: restoring a scroll position needs the true heights above it. */
export function renderAll() {
  document.documentElement.toggleAttribute('data-rendered', true);
}
