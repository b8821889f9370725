/** Browsers paint earlier, because they don't render what is far below the first screen. */
export const skipBelowTheFold = {
  ':where(html:not([data-rendered]) :is(main > * ~ *, footer))': {
    '@media screen and (scripting: enabled)': {
      contentVisibility: 'auto',
      // About a section's height. With less, browsers would render more sections at first.
      containIntrinsicSize: { base: 'auto 80rem', md: 'auto 44rem' },
    },
  },
};

/** Ends `skipBelowTheFold`: a scroll position can be restored only if all heights are true. */
export function renderAll() {
  document.documentElement.toggleAttribute('data-rendered', true);
}
