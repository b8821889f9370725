// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { PageKey } from '../src/i18n/content';
import { namespacesOf, readContent } from '../tools/locales/content';
import { readI18n, textsOf } from './read-i18n';

const content = readContent();
const i18n = await readI18n(content);
const everyText = namespacesOf(content.locale).flatMap((name) => [...textsOf(i18n, name)]);
const textAt = new Map(everyText);

/** The texts that the specification quotes, to the letter, and where they live. */
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
  ['home.about.title', `Quem é ${content.site.name}?`],
  ['home.about.cta', 'Entre em Contato'],
  ['home.figures.items.women.value', '500+'],
  ['home.figures.items.cities.value', '15+'],
  ['palestrante.themes.items.renovar.titulo', 'Renovar para Prosseguir'],
  ['palestrante.themes.items.ikigai.titulo', 'Ikigai na Vida Real'],
  ['palestrante.themes.items.trabalho.titulo', 'Trabalho com Sentido'],
  ['palestrante.how.title', 'Como funciona'],
  ['palestrante.closing.quote', 'Solicitar orçamento'],
  ['palestrante.closing.whatsapp', 'Falar no WhatsApp'],
  ['renovare.journey.stages.pausa.titulo', 'Pausa e Diagnóstico'],
  ['renovare.journey.stages.descoberta.titulo', 'Descoberta e Clareza'],
  ['renovare.journey.stages.planejamento.titulo', 'Planejamento'],
  ['renovare.journey.stages.acao.titulo', 'Ação e Compromisso'],
  ['renovare.formats.individual.badge', 'PREMIUM'],
  ['lumiere-experience.figures.items.women.value', '500+'],
  ['lumiere-experience.figures.items.editions.value', '3'],
  ['empreendedor-hoje.formats.items.company.titulo', 'In Company'],
  ['depoimentos.figures.items.women.value', '500+'],
  ['depoimentos.figures.items.book.value', '3'],
  ['depoimentos.figures.items.cities.value', '15+'],
  ['contato.form.nome.label', 'Nome completo *'],
  ['contato.form.email.label', 'E-mail *'],
  ['contato.form.telefone.label', 'Telefone / WhatsApp'],
  ['contato.form.interesse.label', 'Tenho interesse em *'],
  ['contato.form.interesse.placeholder', 'Selecione uma opção'],
  ['contato.form.mensagem.label', 'Mensagem *'],
  ['contato.form.success_one', 'Mensagem enviada! Retornaremos em até 1 dia útil.'],
  ['common.notFound.title', 'Oops! Page not found'],
  ['common.error.title', 'Unexpected Application Error!'],
];

test.each(quoted)('%s is “%s”', (path, words) => {
  expect(textAt.get(path)).toBe(words);
});

/** The texts below a path, by the rest of theirs. */
function itemsOf(path: string): [string, string][] {
  return everyText
    .filter(([below]) => below.startsWith(`${path}.`))
    .map(([below, text]) => [below.slice(path.length + 1), text]);
}

test('the interests are those of the specification, with its values, in its order', () => {
  expect(itemsOf('contato.form.interesse.options')).toEqual([
    ['renovare', 'Mentoria Renovare'],
    ['palestra', 'Contratar palestra'],
    ['elas-venceram', 'Elas Venceram coautoria'],
    ['lumiere', 'Lumière Experience'],
    ['empreendedor', 'Empreendedor Hoje'],
    ['outro', 'Outro assunto'],
  ]);
});

/** How many of each the specification promises. */
const counts: [string, number][] = [
  ['home.benefits.items', 4],
  ['home.products.items', 4],
  ['palestrante.themes.items', 3],
  ['palestrante.how.formats.items', 4],
  ['palestrante.how.included.items', 5],
  ['palestrante.audiences.items', 4],
  ['palestrante.testimonials.items', 2],
  ['renovare.highlights.items', 4],
  ['renovare.benefits.items', 7],
  ['renovare.audience.items', 6],
  ['renovare.journey.stages', 4],
  ['renovare.journey.stages.pausa.meetings', 2],
  ['renovare.journey.stages.descoberta.meetings', 3],
  ['renovare.journey.stages.planejamento.meetings', 3],
  ['renovare.journey.stages.acao.meetings', 2],
  ['renovare.stories.items', 2],
  ['elas-venceram.process.items', 4],
  ['elas-venceram.audience.items', 4],
  ['elas-venceram.benefits.items', 5],
  ['lumiere-experience.audience.items', 3],
  ['lumiere-experience.format.items', 3],
  ['lumiere-experience.figures.items', 2],
  ['lumiere-experience.custom.items', 2],
  ['empreendedor-hoje.benefits.items', 4],
  ['empreendedor-hoje.audience.items', 3],
  ['empreendedor-hoje.blocks.items', 4],
  ['empreendedor-hoje.results.items', 4],
  ['empreendedor-hoje.formats.items', 2],
  ['depoimentos.testimonials.items', 12],
  ['depoimentos.figures.items', 3],
  ['contato.channels.items', 5],
];

test.each(counts)('%s are %i', (path, count) => {
  const ids = itemsOf(path).map(([below]) => below.split('.')[0]);
  expect(new Set(ids).size).toBe(count);
});

describe('what search results and tabs show', () => {
  const pages = Object.keys(content.locale.paths) as PageKey[];

  test('every page has a title and a description of its own', () => {
    for (const key of ['meta.title', 'meta.description']) {
      expect(new Set(pages.map((page) => textAt.get(`${page}.${key}`))).size).toBe(pages.length);
    }
  });

  test.each(pages)('the description of %s fits', (page) => {
    const { length } = textAt.get(`${page}.meta.description`) ?? '';
    expect(length).toBeGreaterThanOrEqual(50);
    expect(length).toBeLessThanOrEqual(160);
  });
});

describe('every text', () => {
  /** Which texts a rule forbids, by their path: the failure names them. */
  const offenders = (rule: RegExp) => everyText.filter(([, text]) => rule.test(text));

  test('is written, whole and without loose ends', () => {
    expect(offenders(/^\s*$|^\s|\s$|\S {2,}\S/)).toEqual([]);
    expect(offenders(/\{\{|\}\}|\bundefined\b|\bTODO\b|lorem ipsum/)).toEqual([]);
  });

  test('uses the marks of typography: “ ” ’ … ª º', () => {
    expect(offenders(/["'`]|\.\.\./)).toEqual([]);
    expect(offenders(/\d[ao]s?\b/)).toEqual([]);
  });
});

test('no two list items say the same', () => {
  const items = everyText.filter(([path]) => /\.items\.\S+\.(desc|quote|descricao)$/.test(path));
  const texts = items.map(([, text]) => text);
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('a figure changed in the owner’s facts changes wherever copy names it', async () => {
  const { site } = content;
  const changed = { ...site, name: 'Ana Sá', figures: { ...site.figures, planDays: 77 } };
  const other = await readI18n({ ...content, site: changed });
  expect(textsOf(other, 'renovare').get('renovare.benefits.items.plano.titulo')).toContain('77');
  expect(textsOf(other, 'home').get('home.about.title')).toBe('Quem é Ana Sá?');
  const texts = namespacesOf(content.locale).flatMap((name) => [...textsOf(other, name).values()]);
  expect(texts.filter((text) => text.includes(site.name) || /\b90\sdias/.test(text))).toEqual([]);
});
