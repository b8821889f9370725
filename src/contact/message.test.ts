import { afterEach, expect, test, vi } from 'vitest';
import { deliver } from './message.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['{ "success": "false", "message": "This form needs Activation." }', false],
  ['{ "success": false }', false],
  ['{ "ok": false }', false],
  ['{ "success": "true" }', true],
  ['{ "ok": true }', true],
  ['{ "message": "false" }', true],
  ['null', true],
  ['<p>Obrigada!</p>', true],
  ['', true],
])(
  'delivery: a service that answers 200 with %s has accepted the message: %s',
  async (body, ok) => {
    vi.stubGlobal('fetch', async () => new Response(body));
    expect(await deliver(new FormData(), 'https://forms.example.com/f')).toBe(ok);
  },
);
