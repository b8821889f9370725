/** The language that the owner writes in: its folder of `locales/` is the one that others translate. */
export const sourceLanguage = 'pt-BR';
