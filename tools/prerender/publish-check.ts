import { readLocales } from '../locales/index.ts';
import { blockersIn, listOf } from './blockers.ts';

const blockers = blockersIn(readLocales());
if (blockers.length > 0) console.error(listOf(blockers));
else console.log('Tudo pronto: a pasta dist/ pode ser publicada.');
process.exitCode = blockers.length > 0 ? 1 : 0;
