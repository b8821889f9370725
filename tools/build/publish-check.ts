import {
  blockersIn,
  inPortuguese,
  listOf,
  onlyConfirms,
  readLocales,
  shortNumber,
  smallPhotos,
  unsetTexts,
} from '../copy/index.ts';
import { makePhotos, tooSmall } from '../pictures/index.ts';

/** The output of `npm run publish:check`, after a build. */
const locales = readLocales();
const blockers = blockersIn(locales);
const photos = await makePhotos(locales, console.log);
const reminders = [
  ...smallPhotos(tooSmall(photos)),
  ...shortNumber(locales),
  ...unsetTexts(locales),
  ...inPortuguese(locales, false),
];
const count = blockers.length === 1 ? 'Falta 1 coisa' : `Faltam ${blockers.length} coisas`;

if (blockers.length > 0) console.error(`${count} antes de publicar:\n\n${listOf(blockers)}`);
else console.log('Tudo pronto: a pasta dist/ pode ser publicada.');
if (onlyConfirms(locales)) {
  console.log('Lembrete: o formulário só confirma: ninguém recebe o que se escreve nele.');
}
if (reminders.length > 0) {
  console.log(`Lembrete (não impede a publicação):\n\n${listOf(reminders)}`);
}
process.exitCode = blockers.length > 0 ? 1 : 0;
