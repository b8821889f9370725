import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { deliver } from './deliver.ts';

let service = createServer();

afterEach(() => {
  service.closeAllConnections();
  service.close();
});

async function deliverTo(answer: RequestListener) {
  service = createServer(answer).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  return deliver(new FormData(), `http://127.0.0.1:${port}/f`);
}

test.each([
  ['{ "success": "false", "message": "This form needs Activation." }', false],
  ['{ "ok": false }', false],
  ['{ "status": "error" }', false],
  ['{ "result": "Failed", "row": 7 }', false],
  ['{ "status": "falha" }', false],
  ['{ "sucesso": false }', false],
  ['{ "success": 0 }', false],
  ['{ "type": "danger" }', false],
  ['{ "success": "true" }', true],
  ['{ "result": "sent", "status": 200 }', true],
  ['{ "message": "false" }', true],
  ['null', true],
  ['<p>Obrigada!</p>', true],
])(
  'delivery: a service that answers 200 with %s has accepted the message: %s',
  async (body, isAccepted) => {
    expect(await deliverTo((_request, response) => response.end(body))).toBe(isAccepted);
  },
);

test.each([302, 307, 404, 500])(
  'delivery: a message fails if the service answers %i, even if its body or the address that it leads to accepts it',
  async (status) => {
    const isAccepted = await deliverTo(({ url }, response) => {
      if (url === '/f') response.writeHead(status, { Location: '/f/' });
      response.end('{ "success": true }');
    });
    expect(isAccepted).toBe(false);
  },
);

test('delivery: a message fails if the service has not answered within 15 seconds', async () => {
  const soon = AbortSignal.timeout(50);
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
  expect(await deliverTo(() => {})).toBe(false);
  expect(limit).toHaveBeenCalledWith(15_000);
});
