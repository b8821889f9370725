/** What the visitor writes, by the names of the form's fields. */
export type Message = Record<'nome' | 'email' | 'telefone' | 'interesse' | 'mensagem', string>;

let sending = false;

/**
 * Whether a message is on its way: it would be lost if the document were reloaded. Who asks, the error screen, is
 * on pages that have not loaded the form, and can't see its `isSubmitting`.
 */
export const isSending = () => sending;

/**
 * Posts all that the form holds, as the browser itself would without scripts. True only if the service answers
 * with success (2xx) within 15 seconds.
 */
export async function deliver(body: FormData, endpoint: string): Promise<boolean> {
  sending = true;
  try {
    const { ok } = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(15_000),
    });
    return ok;
  } catch {
    return false;
  } finally {
    sending = false;
  }
}
