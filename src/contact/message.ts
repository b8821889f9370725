export const fields = ['nome', 'email', 'telefone', 'interesse', 'mensagem'] as const;

export type Message = Record<(typeof fields)[number], string>;

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
