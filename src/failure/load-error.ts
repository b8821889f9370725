/** A page's copy or code could not be had: no network, gone after a newer deployment, or not what it should be. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded', { cause });
  }
}
