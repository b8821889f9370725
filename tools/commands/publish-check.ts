import { fileURLToPath } from 'node:url';
import { endedEntries } from '../locales/agenda.ts';
import { reportIssues } from '../locales/check.ts';
import { localesDir, readContent, readSite } from '../locales/read-content.ts';
import { blockersIn, blockersOfBuild, listOf } from '../publish/blockers.ts';

/** What `npm run publish:check` prints, in Portuguese, and whether the site can be published. */
export function publishCheck(dir = localesDir, out = 'dist'): { text: string; ok: boolean } {
  const report = reportIssues(dir);
  if (report) return { text: report, ok: false };
  const blockers = [...blockersIn(dir), ...blockersOfBuild(out, dir)];
  const count = blockers.length === 1 ? 'Falta 1 coisa' : `Faltam ${blockers.length} coisas`;
  const ok = blockers.length === 0;
  const texts = [
    ok
      ? 'Tudo pronto: a pasta dist/ pode ser publicada.'
      : `${count} antes de publicar:\n\n${listOf(blockers)}`,
    ...(readContent(dir).site.formEndpoint ? [] : [reminder]),
    ...endedEntries(readSite(dir).agenda).map(
      ({ page, date }) => `Lembrete: ${date} (${page}) já passou e pode sair da agenda.`,
    ),
  ];
  return { text: texts.join('\n'), ok };
}

const reminder = `Lembrete: o formulário ainda não envia nada. Para receber as mensagens, preencha
"formEndpoint" em locales/site.json; o README explica como.`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { text, ok } = publishCheck();
  console[ok ? 'log' : 'error'](text);
  process.exitCode = ok ? 0 : 1;
}
