import { useSyncExternalStore } from 'react';

export const fields = ['nome', 'email', 'telefone', 'interesse', 'mensagem'] as const;

export type Message = Record<(typeof fields)[number], string>;

let sending = false;
const listeners = new Set<() => void>();

/** Whether a message is being sent. The error screen asks this without loading the form's code. */
export const isSending = () => sending;

export const useIsSending = () => useSyncExternalStore(listen, isSending, () => false);

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function setSending(value: boolean) {
  sending = value;
  for (const listener of listeners) listener();
}

/** Posts a message. Resolves to true if the service accepts the message within 15 seconds. */
export async function deliver(data: FormData, endpoint: string): Promise<boolean> {
  setSending(true);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: data,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(15_000),
    });
    return response.ok && !isRefusal(await response.text());
  } catch {
    return false;
  } finally {
    setSending(false);
  }
}

/** FormSubmit answers 200 with `"success": "false"` before its activation and for spam. */
function isRefusal(body: string): boolean {
  try {
    const { success, ok } = JSON.parse(body);
    return [success, ok].map(String).includes('false');
  } catch {
    return false;
  }
}
