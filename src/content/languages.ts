/** The language that the owner writes in: its folder of `locales/` is the one that others translate. */
export const sourceLanguage = 'pt-BR';

/** How a language's folder is named, such as `en`, `pt-PT` or `zh-Hans`. */
export const languageTag = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;
