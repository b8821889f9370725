import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PreviewServer, preview } from 'vite';
import { baseOf, buildTestSite, type SiteName, siteNames } from '../sites.ts';

/** Serves every site, and builds each at its first request. Returns a function that stops all. */
export default async function serveSites() {
  const stops = await Promise.all(siteNames.map(serve));
  return () => Promise.all(stops.map((stop) => stop()));
}

async function serve(name: SiteName) {
  let site: Promise<PreviewServer> | undefined;
  const front = createServer(async (incoming, response) => {
    site ??= buildTestSite(name).then((outDir) => {
      return preview({ build: { outDir }, preview: { port: 0 } });
    });
    const { resolvedUrls } = await site;
    pass(incoming, response, new URL(resolvedUrls?.local[0] ?? '').port);
  });
  front.listen(0);
  await once(front, 'listening');
  const { port } = front.address() as AddressInfo;
  process.env[`SITE_${name}`] = `http://localhost:${port}${baseOf(name)}`;
  return async () => {
    front.close();
    await (await site)?.close();
  };
}

/** Passes a request on to another port, and the answer back. */
function pass(incoming: IncomingMessage, response: ServerResponse, port: string) {
  const { url: path, method, headers } = incoming;
  const passed = request({ port, path, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  incoming.pipe(passed);
}
