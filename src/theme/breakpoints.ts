/** `sm`: large phones. `md`: tablets. `lg` and `xl`: computers. */
export const breakpoints = { sm: '30rem', md: '48rem', lg: '68.75rem', xl: '80rem' };

/** Matches phones held sideways and zoomed-in pages, which have little height. */
export const shortScreen = '@media (max-height: 30rem)';
