import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readLocales } from '../../tools/copy/read-locales.ts';
import { serveSite } from '../../tools/hosts/serve.ts';
import { buildSite, type SiteName, siteNames } from '../sites.ts';
import { isShipped, readWords } from '../words.ts';

/** Serves every site. Builds one at the first request for it, if its sources have changed. */
export default async function serveSites() {
  if (!isShipped) {
    console.log('Left out: an action on a phone’s first screen; this copy may be longer.');
    console.log('Left out: that the words of drawings show; items with other ids may have none.');
  }
  if (readLocales().translations.length > 0) {
    console.log(
      'Left out: pages in other languages, which are only checked; the tests invent some.',
    );
  }
  const { bookSteps } = readWords();
  if (bookSteps > 0 && bookSteps !== 4) {
    console.log('Left out: that the book unfolds; it does so only with four steps.');
  }
  const servers = await Promise.all(siteNames.map((name) => listen(name, serveBuilt(name))));
  // Finds a port for dev-server.spec.ts, which starts this server.
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
