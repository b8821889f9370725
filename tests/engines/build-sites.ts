import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { buildFixture } from '../sites.ts';
import { type Engine, requireEngine } from './engines.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine;
    /** The folders of the built site, and of the same with React's development build. */
    site: string;
    developmentSite: string;
    /** The URL of another site, which is also the form's service. */
    otherSite: string;
  }
}

/** Starts another site, and builds the invented owner's, whose form sends its messages there. */
export default async function buildSites({ provide }: TestProject) {
  requireEngine();
  const otherSite = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    // The form's service refuses what a test asks it to refuse.
    const status = body.includes('Devolva esta carta.') ? 500 : 200;
    response.writeHead(status, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/html' });
    response.end(`<h1>Outra casa ${request.url?.slice(1)}</h1>`);
  }).listen(0, 'localhost');
  await once(otherSite, 'listening');
  const { port } = otherSite.address() as AddressInfo;

  const facts = { formEndpoint: `http://localhost:${port}/carta`, analytics: undefined };
  const [site, developmentSite] = await Promise.all([
    buildFixture('engines', facts, 'production'),
    buildFixture('engines-development', facts, 'development'),
  ]);
  provide('site', site);
  provide('developmentSite', developmentSite);
  provide('otherSite', `http://localhost:${port}/`);
  return () => void otherSite.close();
}
