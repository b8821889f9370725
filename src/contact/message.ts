/** The fields that the visitor fills in, in the order of the form. */
export const fields = ['nome', 'email', 'telefone', 'interesse', 'mensagem'] as const;

export type Field = (typeof fields)[number];

export type Message = Record<Field, string>;

let sending = false;

/** For the error screen, on pages that have not loaded the form. */
export const isSending = () => sending;

/** Posts the form as the browser would. True if the service answers with 2xx within 15 seconds. */
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
