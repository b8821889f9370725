/** Posts a message. Resolves to true if the service accepts it within 15 seconds. */
export async function deliver(data: FormData, endpoint: string): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: data,
      headers: { Accept: 'application/json' },
      // After most redirects, a browser asks for the new address with GET, and without the message.
      redirect: 'error',
      // Safari before 16 has no `timeout`.
      signal: AbortSignal.timeout?.(15_000),
    });
    return response.ok && !refuses(await response.json().catch(() => undefined));
  } catch {
    return false;
  }
}

/** Some services refuse a message with the status 200, and say so only in their JSON. */
function refuses(answer: unknown): boolean {
  const { ok, success, sucesso, status, result, type } = Object(answer);
  const isFalse = [ok, success, sucesso].some((said) => /^(false|0)$/i.test(String(said)));
  const isFailure = [status, result, type].some((said) =>
    /^(false|err|fail|falh|danger)/i.test(String(said)),
  );
  return isFalse || isFailure;
}
