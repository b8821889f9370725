/** The form's fields, as they are before anything is typed. */
export const emptyMessage = { nome: '', email: '', telefone: '', interesse: '', mensagem: '' };

export type Message = typeof emptyMessage;

/** The message in a form's fields, also in those that were filled in without events. */
export function messageIn(form: HTMLFormElement): Message {
  const data = new FormData(form);
  const message = { ...emptyMessage };
  for (const name of Object.keys(message) as (keyof Message)[]) {
    message[name] = String(data.get(name) ?? '');
  }
  return message;
}

/** Posts a message. Resolves to true if the service accepts it within 15 seconds. */
export async function deliver(data: FormData, endpoint: string): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: data,
      headers: { Accept: 'application/json' },
      // After most redirects, a browser asks for the new address with GET, and without the message.
      redirect: 'error',
      signal: AbortSignal.timeout(15_000),
    });
    return response.ok && !refuses(await response.json().catch(() => undefined));
  } catch {
    return false;
  }
}

/** Some services refuse a message with the status 200, and say so only in their JSON. */
function refuses(answer: unknown): boolean {
  const { ok, success, status, result } = Object(answer);
  return [ok, success, status, result].some((said) => /^(false|error|fail)/i.test(String(said)));
}
