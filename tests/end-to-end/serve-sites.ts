import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PreviewServer, preview } from 'vite';
import { baseOf, buildTestSite, type SiteName, sites } from '../sites.ts';

/** The headers that hosts add to every file, such as a policy that blocks frames. */
function headersOfHosts(): Record<string, string> {
  const [, ofAllFiles = ''] =
    /^\/\*\n((?: .*\n)*)/m.exec(readFileSync('public/_headers', 'utf8')) ?? [];
  const lines = ofAllFiles.matchAll(/^ {2}([\w-]+): (.*)$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}

/** Serves every site, and builds each at its first request. Returns a function that stops all. */
export default async function serveSites() {
  const stops = await Promise.all((Object.keys(sites) as SiteName[]).map(serve));
  return () => Promise.all(stops.map((stop) => stop()));
}

async function serve(name: SiteName) {
  let site: Promise<PreviewServer> | undefined;
  const front = createServer(async (incoming, response) => {
    site ??= buildTestSite(name).then((outDir) => {
      return preview({
        base: baseOf(name),
        build: { outDir },
        preview: { port: 0, headers: headersOfHosts() },
      });
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
