import { type Issue, issueAt, sortIssues } from '../locales/index.ts';

const blocked = [
  // Scripts inside the HTML. Vite moves those with the type `module` into a file.
  /<script(?![^>]*\s(?:src=|type=["']?(?:module|application\/(?:ld\+)?json)))/gi,
  // Files of another host, or written as `data:`.
  /<(?:script|img)\b[^>]*\ssrc(?:set)?=["']?(?:[a-z]+:|\/\/)/gi,
  /<link(?=[^>]*\srel=["']?[^"'>]*(?:stylesheet|icon|preload))[^>]*\shref=["']?(?:[a-z]+:|\/\/)/gi,
  /<(?:iframe|object|embed|video|audio|base)\b/gi,
];

/** Finds what the policy would block in index.html. */
export function blockedElements(html: string): Issue[] {
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
