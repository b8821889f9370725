/** With this, browsers paint earlier, as they don't render what is far below the first screen. */
export const skipBelowTheFold = {
  ':where(html:not([data-rendered]) :is(main > * ~ *, footer))': {
    '@media screen and (scripting: enabled)': {
      contentVisibility: 'auto',
      // A section's usual height.
      containIntrinsicSize: { base: 'auto 80rem', md: 'auto 44rem' },
    },
  },
};

/** Ends `skipBelowTheFold`. To scroll somewhere, browsers need the height of each section above. */
export function showAllSections() {
  document.documentElement.toggleAttribute('data-rendered', true);
}
