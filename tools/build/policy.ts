import type { Site } from '../../src/content/site-data.ts';
import { type Issue, issueAt, sortIssues } from '../copy/index.ts';
import { placeholders } from './index-html.ts';

const blocked = [
  // Scripts inside the HTML. Vite moves those with the type `module` into a file.
  /<script(?![^>]*\s(?:src=|type=["']?(?:module|application\/(?:ld\+)?json)))/gi,
  // Files of another host, or written as `data:`.
  /<(?:script|img)\b[^>]*\ssrc(?:set)?=["']?(?:[a-z]+:|\/\/)/gi,
  /<link(?=[^>]*\srel=["']?[^"'>]*(?:stylesheet|icon|preload))[^>]*\shref=["']?(?:[a-z]+:|\/\/)/gi,
  /<(?:iframe|object|embed|video|audio|base)\b/gi,
];

/** Finds what the policy would block in index.html. */
export function findBlocked(html: string): Issue[] {
  const text = html.replace(/<!--.*?-->/gs, (comment) => comment.replace(/\S/g, ' '));
  const message =
    'O navegador bloquearia o que está nesta linha, porque as páginas só carregam scripts, estilos e imagens do próprio site. Apague-a. Um serviço que conta visitas tem lugar em site.json, em "analytics".';
  const issues: Issue[] = [];
  for (const pattern of blocked) {
    for (const { index } of text.matchAll(pattern)) {
      issues.push(issueAt({ label: 'index.html', text }, index, '', message));
    }
  }
  return sortIssues(issues);
}

/** Adds a content security policy to a page. */
export function withPolicy(html: string, facts: NamedHosts): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(facts)}">`;
  return html.replace(placeholders.policy, meta);
}

type NamedHosts = Pick<Site, 'formEndpoint' | 'analytics'>;

function policyOf({ formEndpoint, analytics }: NamedHosts): string {
  const endpoint = formEndpoint ? new URL(formEndpoint).origin : undefined;
  const counter = analytics && new URL(analytics.src).origin;
  // Some visit counters send data to a second host, which an attribute of the script names.
  const counts = Object.values(analytics ?? {}).flatMap((value) => value.match(origin) ?? []);
  const self = (...hosts: (string | undefined)[]) =>
    ["'self'", ...new Set(hosts.filter((host) => host !== undefined))].join(' ');
  return Object.entries({
    'default-src': "'none'",
    'script-src': self(counter),
    // With hashes instead, the policy would block styles that a hosting service adds or changes.
    'style-src': self("'unsafe-inline'"),
    'img-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': self(endpoint, ...counts),
    'base-uri': "'none'",
    'form-action': endpoint ?? "'none'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

const origin = /https?:\/\/[\w.:-]+/g;
