/** What the site takes from `locales/`. Vite's plugin tools/copy/plugin.ts makes this module. */
declare module 'virtual:copy' {
  // A declaration like this one can't have ordinary imports.
  type Language = import('./language.ts').Language;
  type Photo = import('../drawings/photo.tsx').Photo;

  /** The owner's facts. */
  export const site: import('./site.ts').Site;

  /** The source language comes first. Drafts are not among them in a build. */
  export const languages: [source: Language, ...translations: Language[]];

  export const portrait: Photo | undefined;

  /** Each key is the file name that a testimonial gives in `avatarUrl`. */
  export const people: Record<string, Photo>;

  /** Loads the texts of a namespace in a language, or rejects. */
  export function loadTexts(
    tag: string,
    namespace: import('./resources.ts').Namespace,
  ): Promise<object>;
}
