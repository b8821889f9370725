import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveSite } from '../../tools/build/index.ts';
import { buildSite, type SiteName, siteNames } from '../sites.ts';

/** Serves every site. At the first request to a site, builds it if its sources have changed. */
export default async function serveSites() {
  const servers = await Promise.all(siteNames.map((name) => listen(name, serveBuilt(name))));
  // Finds a free port. dev-server.spec.ts starts its server there.
  (await listen('server')).close();
  return () => {
    for (const server of servers) server.close().closeAllConnections();
  };
}

function serveBuilt(name: SiteName): RequestListener {
  let built: Promise<RequestListener> | undefined;
  return async (request, response) => {
    built ??= buildSite(name).then(serveSite);
    try {
      (await built)(request, response);
    } catch (error) {
      console.error(error);
      response.writeHead(500).end();
    }
  };
}

async function listen(name: string, answer?: RequestListener) {
  const server = createServer(answer).listen(0);
  await once(server, 'listening');
  process.env[`ORIGIN_${name}`] = `http://localhost:${(server.address() as AddressInfo).port}`;
  return server;
}
