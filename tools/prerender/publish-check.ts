import { readLocales } from '../locales/index.ts';
import { blockersIn, listOf, questionsIn } from './blockers.ts';

const locales = readLocales();
const blockers = blockersIn(locales);
const questions = questionsIn(locales);
if (questions.length > 0) console.log(listOf(questions, 'confira'));
if (blockers.length > 0) console.error(listOf(blockers));
else console.log('Tudo pronto: a pasta dist/ pode ser publicada.');
process.exitCode = blockers.length > 0 ? 1 : 0;
