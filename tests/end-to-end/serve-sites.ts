import { readFileSync } from 'node:fs';
import { preview } from 'vite';
import { baseOf, buildTestSite, type SiteName, sites } from '../sites.ts';

/** The headers that hosts add to every file, such as a policy that blocks frames. */
function headersOfHosts(): Record<string, string> {
  const [, ofAllFiles = ''] =
    /^\/\*\n((?: .*\n)*)/m.exec(readFileSync('public/_headers', 'utf8')) ?? [];
  const lines = ofAllFiles.matchAll(/^ {2}([\w-]+): (.*)$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}

/** Builds and serves every site. Returns a function that stops all. */
export default async function serveSites() {
  const servers = await Promise.all((Object.keys(sites) as SiteName[]).map(serve));
  return () => Promise.all(servers.map((server) => server.close()));
}

async function serve(name: SiteName) {
  const server = await preview({
    base: baseOf(name),
    build: { outDir: await buildTestSite(name) },
    preview: { port: 0, headers: headersOfHosts() },
  });
  process.env[`SITE_${name}`] = server.resolvedUrls?.local[0];
  return server;
}
