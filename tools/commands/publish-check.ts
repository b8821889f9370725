import { readContent } from '../locales/read-content';
import { blockersIn, blockersOfBuild, listOf } from '../publish/blockers';

/** `npm run publish:check`: tells the owner, in her language, what must not be published yet. */
const blockers = [...blockersIn(), ...blockersOfBuild()];

if (blockers.length === 0) console.log('Tudo pronto: a pasta dist/ pode ser publicada.');
else {
  const count = blockers.length === 1 ? 'Falta 1 coisa' : `Faltam ${blockers.length} coisas`;
  console.error(`${count} antes de publicar:\n\n${listOf(blockers)}`);
  process.exitCode = 1;
}

if (blockers.length === 0 && !readContent().site.formEndpoint) {
  console.log('Lembrete: o formulário ainda não envia nada. Para receber as mensagens, preencha');
  console.log('"formEndpoint" em locales/site.json; o README explica como.');
}
