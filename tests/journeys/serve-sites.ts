import { createServer, type Server } from 'node:http';
import { serveSite } from '../../tools/publish/serve';
import { buildSite, type SiteName, siteAt, siteNames } from '../sites';

/** Before all journeys: builds what has changed and serves every site; afterwards, closes them. */
export default async function serveSites() {
  const folders = await Promise.all(siteNames.map(buildSite));
  const servers = await Promise.all(
    siteNames.map((name, index) => serve(name, folders[index] as string)),
  );
  return () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
}

async function serve(name: SiteName, folder: string): Promise<Server> {
  const { port, base } = siteAt(name);
  process.env.BASE_PATH = base;
  const server = createServer(serveSite(folder));
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, listening);
  });
  return server;
}
