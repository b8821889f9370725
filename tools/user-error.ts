/** An error of somebody who may know no code. The terminal and the page show only its message. */
export function userError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
