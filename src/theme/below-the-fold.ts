/**
 * In the document as it came, browsers skip what is far below the first screen: it takes no time
 * before the first paint. Without scripts, nothing is skipped. Any other rule outweighs this one.
 */
export const skipBelowTheFold = {
  ':where(html:not([data-drawn]) :is(main > * ~ *, footer))': {
    '@media screen and (scripting: enabled)': {
      contentVisibility: 'auto',
      // About what sections take up. Too little, and more of them count as near the first screen.
      containIntrinsicSize: { base: 'auto 80rem', md: 'auto 44rem' },
    },
  },
};

/** Draws what was skipped. A position to which somebody returns needs the true heights above it. */
export function drawAll() {
  document.documentElement.toggleAttribute('data-drawn', true);
}
