import { inspect } from 'node:util';

/** An error of somebody who may know no code. The terminal and the page show only its message. */
export function userError(message: string): Error {
  return Object.assign(new Error(message), { stack: '', [inspect.custom]: () => message });
}
