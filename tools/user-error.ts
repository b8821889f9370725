import { inspect } from 'node:util';

/** A mistake of somebody who may know no code, so that the terminal shows only its message. */
export class UserError extends Error {
  [inspect.custom]() {
    return this.message;
  }
}
