import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveSite } from '../../tools/build/index.ts';
import { baseOf, buildTestSite, type SiteName, siteNames } from '../sites.ts';

/** Serves every site. At the first request to a site, builds it. */
export default async function serveSites() {
  const servers = await Promise.all(
    siteNames.map((name) => listen(name, baseOf(name), serveBuilt(name))),
  );
  // Finds a free port, at which dev-server.spec.ts starts its server, which ignores the folder.
  (await listen('server', '/')).close();
  return () => {
    for (const server of servers) server.close().closeAllConnections();
  };
}

function serveBuilt(name: SiteName): RequestListener {
  let built: Promise<RequestListener> | undefined;
  return async (request, response) => {
    built ??= buildTestSite(name).then(serveSite).catch(stop);
    (await built)(request, response);
  };
}

/** Ends the run, because no test can pass if its site can't be built. */
function stop(error: Error & { stderr?: string }): never {
  console.error(error.stderr || error);
  process.exit(1);
}

async function listen(name: string, base: string, answer?: RequestListener) {
  const server = createServer(answer).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  process.env[`SITE_${name}`] = `http://localhost:${port}${base}`;
  return server;
}
