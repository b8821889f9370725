/** The form's fields, as they are before anything is typed. */
export const emptyMessage = { nome: '', email: '', telefone: '', interesse: '', mensagem: '' };

export type Message = typeof emptyMessage;

/** Posts a message. Resolves to true if the service accepts it within 15 seconds. */
export async function deliver(data: FormData, endpoint: string): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: data,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(15_000),
    });
    // Some services refuse a message with the status 200 and `"success": "false"`.
    const { ok, success } = Object(await response.json().catch(() => undefined));
    return response.ok && ![ok, success].map(String).includes('false');
  } catch {
    return false;
  }
}
