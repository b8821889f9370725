import { formatIssue, type Issue } from './issue.ts';
import { issueOf, textsIn } from './json-file.ts';
import type { Locales } from './read-locales.ts';

/** Hosts that are nobody's (RFC 2606 and 6761), addresses without HTTPS, `<id>`, and six zeros. */
const sample = /(^|\/\/|[@.])example\.|\.test(?![\w-])|\/\/localhost\b|^http:|<[^<>]*>|0{6}/i;

/** What an owner has to decide or replace before publishing, as lines of text. Empty if nothing. */
export function leftToPublish({ site, source, translations }: Locales): string {
  const left: Issue[] = [];
  if (site.data?.formEndpoint === undefined) {
    const message =
      'O formulário ainda não envia nada. Acrescente "formEndpoint" com o endereço que recebe as mensagens (docs/publishing.md), ou com null se ele só deve mostrar a confirmação.';
    left.push(issueOf(site, [], message));
  }
  const folders = [source, ...translations].filter(({ draft }) => !draft);
  for (const file of [site, ...folders.flatMap(({ files }) => [...files.values()])]) {
    for (const { path, text } of textsIn(file.data)) {
      if (path.at(-1) === 'sample') {
        const message =
          'Textos de exemplo: troque os exemplos deste arquivo pelo que é seu e apague esta linha.';
        left.push(issueOf(file, path, message));
      } else if (file === site && path[0] !== 'figures' && sample.test(text)) {
        left.push(issueOf(file, path, 'Dado de exemplo: troque-o pelo seu, ou apague-o.'));
      }
    }
  }
  if (left.length === 0) return '';
  return [`Antes de publicar, falta(m) ${left.length}:`, ...left.map(formatIssue)].join('\n');
}
