import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkLocales } from '../tools/locales/check-locales.ts';
import { localesDir } from '../tools/locales/locales-dir.ts';

/** Whether the copy is the owner's. `LOCALES_DIR` may name another folder. */
const isShipped = localesDir === resolve('locales');

test.each([localesDir, 'tests/fixtures/locales'])('copy: %s has no mistakes', async (folder) => {
  expect(await checkLocales(folder)).toMatchObject({ mistakes: [], draftMistakes: [] });
});

/** Reads what the Portuguese copy has at a key such as `home.hero.title`. */
function at(path: string): unknown {
  const [file, ...names] = path.split('.');
  const copy = JSON.parse(readFileSync(join(localesDir, `pt-BR/${file}.json`), 'utf8'));
  return names.reduce((block, name) => block?.[name], copy);
}

const quoted: [string, string][] = [
  ['home.hero.badge', 'Palestras e Treinamentos'],
  ['home.hero.talk', 'Contratar Palestra'],
  ['home.hero.products', 'Conhecer Produtos'],
  ['home.benefits.items.transformacao.titulo', 'Transformação Real'],
  ['home.benefits.items.crescimento.titulo', 'Crescimento Contínuo'],
  ['home.benefits.items.empoderamento.titulo', 'Empoderamento Feminino'],
  ['home.benefits.items.comunidade.titulo', 'Comunidade Inspiradora'],
  ['home.products.items.renovare.titulo', 'Mentoria Renovare'],
  ['home.products.items.renovare.cta', 'Quero Participar'],
  ['home.products.items.elas-venceram.titulo', 'Elas Venceram'],
  ['home.products.items.elas-venceram.cta', 'Ser Coautora'],
  ['home.products.items.lumiere-experience.titulo', 'Lumière Experience'],
  ['home.products.items.lumiere-experience.cta', 'Próxima Edição'],
  ['home.products.items.empreendedor-hoje.titulo', 'Empreendedor Hoje'],
  ['home.products.items.empreendedor-hoje.cta', 'Quero Participar'],
  ['home.about.title', 'Quem é {{name}}?'],
  ['home.about.cta', 'Entre em Contato'],
  ['palestrante.themes.items.renovar.titulo', 'Renovar para Prosseguir'],
  ['palestrante.themes.items.ikigai.titulo', 'Ikigai na Vida Real'],
  ['palestrante.themes.items.trabalho.titulo', 'Trabalho com Sentido'],
  ['palestrante.how.title', 'Como funciona'],
  ['palestrante.closing.cta', 'Solicitar orçamento'],
  ['palestrante.closing.whatsapp', 'Falar no WhatsApp'],
  ['renovare.journey.stages.pausa.titulo', 'Pausa e Diagnóstico'],
  ['renovare.journey.stages.descoberta.titulo', 'Descoberta e Clareza'],
  ['renovare.journey.stages.planejamento.titulo', 'Planejamento'],
  ['renovare.journey.stages.acao.titulo', 'Ação e Compromisso'],
  ['renovare.formats.individual.badge', 'PREMIUM'],
  ['empreendedor-hoje.formats.items.company.titulo', 'In Company'],
  ['contato.form.nome.label', 'Nome completo *'],
  ['contato.form.email.label', 'E-mail *'],
  ['contato.form.telefone.label', 'Telefone / WhatsApp'],
  ['contato.form.interesse.label', 'Tenho interesse em *'],
  ['contato.form.interesse.placeholder', 'Selecione uma opção'],
  ['contato.form.interesse.options.renovare', 'Mentoria Renovare'],
  ['contato.form.interesse.options.palestra', 'Contratar palestra'],
  ['contato.form.interesse.options.elas-venceram', 'Elas Venceram coautoria'],
  ['contato.form.interesse.options.lumiere', 'Lumière Experience'],
  ['contato.form.interesse.options.empreendedor', 'Empreendedor Hoje'],
  ['contato.form.interesse.options.outro', 'Outro assunto'],
  ['contato.form.mensagem.label', 'Mensagem *'],
  ['contato.form.success_one', 'Mensagem enviada! Retornaremos em até {{count}} dia útil.'],
  ['common.notFound.title', 'Oops! Page not found'],
  ['common.error.title', 'Unexpected Application Error!'],
];

test.runIf(isShipped)('copy: labels, titles and messages are those of the specification', () => {
  for (const [path, words] of quoted) {
    expect.soft(at(path), path).toBe(words);
  }
});

const { sample } = JSON.parse(readFileSync(join(localesDir, 'site.json'), 'utf8'));

/** How many items the specification asks for, by list. Real testimonials may be more or fewer. */
const counts: Record<string, number> = {
  'home.benefits.items': 4,
  'home.products.items': 4,
  'palestrante.themes.items': 3,
  'palestrante.how.formats.items': 4,
  'palestrante.how.included.items': 5,
  'palestrante.audiences.items': 4,
  ...(at('palestrante.sample') ? { 'palestrante.testimonials.items': 2 } : {}),
  'renovare.highlights.items': 4,
  'renovare.benefits.items': 7,
  'renovare.audience.items': 6,
  'renovare.journey.stages': 4,
  'renovare.journey.stages.pausa.meetings': 2,
  'renovare.journey.stages.descoberta.meetings': 3,
  'renovare.journey.stages.planejamento.meetings': 3,
  'renovare.journey.stages.acao.meetings': 2,
  ...(at('renovare.sample') ? { 'renovare.testimonials.items': 2 } : {}),
  'elas-venceram.process.items': 4,
  'elas-venceram.audience.items': 4,
  'elas-venceram.benefits.items': 5,
  'lumiere-experience.audience.items': 3,
  'lumiere-experience.format.items': 3,
  'lumiere-experience.figures.items': 2,
  'lumiere-experience.custom.items': 2,
  'empreendedor-hoje.benefits.items': 4,
  'empreendedor-hoje.audience.items': 3,
  'empreendedor-hoje.blocks.items': 4,
  'empreendedor-hoje.results.items': 4,
  'empreendedor-hoje.formats.items': 2,
  ...(at('depoimentos.sample') ? { 'depoimentos.testimonials.items': 12 } : {}),
  'depoimentos.figures.items': 3,
  // The owner may delete channels that she doesn't use.
  ...(sample ? { 'contato.channels.items': 5 } : {}),
};

test.runIf(isShipped)('copy: lists are as long as the specification says', () => {
  for (const [path, count] of Object.entries(counts)) {
    expect.soft(Object.keys(at(path) ?? {}), path).toHaveLength(count);
  }
});
