import {
  blockersIn,
  halfTranslated,
  listOf,
  nameHints,
  onlyConfirms,
  pastDates,
  shortNumber,
  smallPhotos,
} from '../check/blockers.ts';
import { readCopy } from '../copy/read-copy.ts';
import { makePhotos, tooSmall } from '../pictures/photos.ts';

/** The output of `npm run publish:check`, after a build. */
const copy = readCopy();
const blockers = blockersIn(copy);
const photos = await makePhotos(copy, console.log);
const reminders = [
  ...pastDates(copy),
  ...smallPhotos(tooSmall(photos)),
  ...shortNumber(copy),
  ...nameHints(copy),
  ...halfTranslated(copy),
];
const count = blockers.length === 1 ? 'Falta 1 coisa' : `Faltam ${blockers.length} coisas`;

if (blockers.length > 0) console.error(`${count} antes de publicar:\n\n${listOf(blockers)}`);
else console.log('Tudo pronto: a pasta dist/ pode ser publicada.');
if (onlyConfirms(copy)) {
  console.log(
    'Lembrete: o formulário é só de demonstração; acima dos campos, o site diz como escrever a você.',
  );
}
if (reminders.length > 0) {
  console.log(`Lembrete (não impede a publicação):\n\n${listOf(reminders)}`);
}
process.exitCode = blockers.length > 0 ? 1 : 0;
