/**
 * The least widths of a window with room for the header's action, of a tablet, of a window with
 * room for the header's links, and of a wide one.
 */
export const breakpoints = { sm: '30rem', md: '48rem', lg: '68.75rem', xl: '80rem' };

/** Phones held sideways, and zoomed pages. */
export const shortScreen = '@media (max-height: 30rem)';
