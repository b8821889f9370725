/** A page's copy or code could not be had: no network, or gone after a newer deployment. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded', { cause });
  }
}
