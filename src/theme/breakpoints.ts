/** The least widths for the header's action, a tablet, the header's links and wide layouts. */
export const breakpoints = { sm: '30rem', md: '48rem', lg: '68.75rem', xl: '80rem' };

/** Phones held sideways, and zoomed pages. */
export const shortScreen = '@media (max-height: 30rem)';
