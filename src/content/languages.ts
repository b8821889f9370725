/** The language that the owner writes in: its folder of `locales/` is the one that others translate. */
export const sourceLanguage = 'pt-BR';

/** Whether a folder is named like a language, such as `en`, `pt-PT` or `zh-Hans`. */
export const isLanguageTag = (folder: string) =>
  /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/.test(folder);
