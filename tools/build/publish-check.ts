import { blockersIn, listOf, readLocales, remindersIn } from '../copy/index.ts';
import { makePhotos, tooSmall } from '../pictures/index.ts';

const locales = readLocales();
const blockers = blockersIn(locales);
const photos = await makePhotos(locales, console.log);
const reminders = remindersIn(locales, tooSmall(photos));
const count = blockers.length === 1 ? 'Falta 1 coisa' : `Faltam ${blockers.length} coisas`;

if (blockers.length > 0) console.error(`${count} antes de publicar:\n\n${listOf(blockers)}`);
else console.log('Tudo pronto: a pasta dist/ pode ser publicada.');
if (reminders.length > 0) {
  console.log(`Lembrete (não impede a publicação):\n\n${listOf(reminders)}`);
}
process.exitCode = blockers.length > 0 ? 1 : 0;
