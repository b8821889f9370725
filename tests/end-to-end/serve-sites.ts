import { once } from 'node:events';
import { createServer } from 'node:http';
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
      return preview({ base: baseOf(name), build: { outDir }, preview: { port: 0 } });
    });
    const { middlewares } = await site;
    middlewares(incoming, response);
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
