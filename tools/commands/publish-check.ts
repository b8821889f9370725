import { blockersIn, listOf, onlyConfirms, pastDates } from '../check/blockers.ts';
import { readCopy } from '../copy/read-copy.ts';

/** What `npm run publish:check` says, in Portuguese, once the site is built. */
const copy = readCopy();
const blockers = blockersIn(copy);
const past = pastDates(copy);
const count = blockers.length === 1 ? 'Falta 1 coisa' : `Faltam ${blockers.length} coisas`;

if (blockers.length > 0) console.error(`${count} antes de publicar:\n\n${listOf(blockers)}`);
else console.log('Tudo pronto: a pasta dist/ pode ser publicada.');
if (onlyConfirms(copy)) {
  console.log(
    'Lembrete: o formulário é só de demonstração; ao lado do botão, o site diz como escrever a você.',
  );
}
if (past.length > 0) console.log(`Lembrete (não impede a publicação):\n\n${listOf(past)}`);
process.exitCode = blockers.length > 0 ? 1 : 0;
