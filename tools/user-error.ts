import { inspect } from 'node:util';

/** A mistake of somebody who may know no code, so the terminal and the page show only its message. */
export class UserError extends Error {
  override stack = undefined;

  [inspect.custom]() {
    return this.message;
  }
}
