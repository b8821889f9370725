/**
 * Whether themes can make the CSS that all pages share: global styles, and what tokens mean on which
 * ground. Nothing of it changes while a page is open, so pages hold it when they come, and their scripts
 * don't: 0.7 KB brotli, and a third of what the theme costs a phone's processor.
 */
export const makesSharedCss = import.meta.env.SSR || import.meta.env.DEV;
