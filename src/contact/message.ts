const fields = ['nome', 'email', 'telefone', 'interesse', 'mensagem'] as const;

/** What the visitor writes, by the names of the form's fields. */
export type Message = Record<(typeof fields)[number], string>;

let sending = false;

/** Whether a message is on its way: it would be lost if the document were reloaded. */
export const isSending = () => sending;

/** Posts a message. True only if the service answers with success (2xx) within 15 seconds. */
export async function deliver(message: Message, endpoint: string): Promise<boolean> {
  const body = new FormData();
  for (const name of fields) body.append(name, message[name]);
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
