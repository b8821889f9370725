import type { Issue } from '../check/issue.ts';
import { issueAt, nameOf } from '../check/read.ts';
import type { Checked } from './check-locales.ts';

/** Hosts that are nobody's (RFC 2606 and 6761), `<id>`, and six zeros. */
const example = /(^|\/\/|[@.])example\.|\.test(?![\w-])|\/\/localhost\b|<[^<>]*>|0{6}/i;

/** “TODO” may also be a Portuguese word in capitals, as in “TODO dia”. */
const unfinished = /[([]TODO\b|\bTODO\s*:/;

/** Some numbers in other countries, such as 51 9… in Peru, look like this, too. */
const mobileWithout55 = /^[1-9]{2}9\d{8}$/;

const undecidedForm =
  'O formulário ainda não envia nada. Acrescente "formEndpoint", com o endereço do serviço que recebe as mensagens, ou com null se ele só deve mostrar a confirmação.';
const without55 =
  'Este número parece um celular do Brasil sem o código do país. Se é, ponha 55 na frente. Se é de outro país e já tem o código, deixe-o assim.';
const sampleNote = 'Há exemplos neste arquivo. Troque-os pelo que é seu e apague esta linha.';
const exampleFact = 'Dado de exemplo. Troque-o. Só apague uma rede ou um link que não tem.';
const unfinishedText = 'Texto por terminar. No lugar de cada (TODO: …), escreva o que falta.';

/** What an owner has to decide or replace before publishing. */
export function leftToPublish({ site, published }: Checked): Issue[] {
  const left: Issue[] = [];
  const { formEndpoint, whatsapp } = site.data ?? {};
  if (formEndpoint === undefined) left.push(issueAt(site.entries, 'site', undecidedForm));
  if (mobileWithout55.test(String(whatsapp)))
    left.push(issueAt(site.entries, 'site.whatsapp', without55));
  for (const { entries } of [site, ...published]) {
    for (const [key, { text = '' }] of entries) {
      const isExample = /^site\.(?!figures\.)/.test(key) && example.test(text);
      // If the form is to send nothing, the page has no notice on privacy.
      const isHidden = formEndpoint === null && key.startsWith('contato.privacy.');
      if (nameOf(key) === 'sample') left.push(issueAt(entries, key, sampleNote));
      else if (isExample) left.push(issueAt(entries, key, exampleFact));
      else if (unfinished.test(text) && !isHidden) left.push(issueAt(entries, key, unfinishedText));
    }
  }
  return left;
}
