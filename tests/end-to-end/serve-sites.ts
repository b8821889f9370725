import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveSite } from '../../tools/hosts/serve.ts';
import { buildSite, siteNames, wordsOf } from '../sites.ts';

/** Builds what has changed and serves every site. */
export default async function serveSites() {
  const folders = await Promise.all(siteNames.map(buildSite));
  const servers = await Promise.all(
    siteNames.map((name, index) => {
      process.env.BASE_PATH = new URL(wordsOf(name).site.address).pathname;
      return listen(name, serveSite(folders[index] as string));
    }),
  );
  delete process.env.BASE_PATH;
  // Finds a port for dev-server.spec.ts, which starts this server.
  (await listen('server')).close();
  return () => {
    for (const server of servers) server.close().closeAllConnections();
  };
}

async function listen(name: string, answer?: RequestListener) {
  const server = createServer(answer).listen(0);
  await once(server, 'listening');
  process.env[`ORIGIN_${name}`] = `http://localhost:${(server.address() as AddressInfo).port}`;
  return server;
}
