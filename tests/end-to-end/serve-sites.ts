import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { preview } from 'vite';
import { buildTestSite, type SiteName, siteNames } from '../sites.ts';

/** Builds and serves every site. Returns a function that stops the servers. */
export default async function serveSites() {
  const servers = await Promise.all(siteNames.map(serve));
  process.env.SITE_server = await findFreeUrl();
  return () => Promise.all(servers.map((server) => server.close()));
}

async function serve(name: SiteName) {
  const outDir = await buildTestSite(name);
  const server = await preview({ build: { outDir }, preview: { port: 0 } });
  const [url] = server.resolvedUrls?.local ?? [];
  process.env[`SITE_${name}`] = url;
  return server;
}

/** Finds a port at which dev-server.spec.ts can start its server. */
async function findFreeUrl(): Promise<string> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return `http://localhost:${port}/`;
}
