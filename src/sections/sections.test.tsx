import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createTheme } from '../theme/system';
import { Figures } from './figures';
import { ItemGrid } from './item-grid';
import { Journey } from './journey';
import { Section } from './section';
import { Steps } from './steps';
import { Quotes, Testimonials } from './testimonials';

afterEach(cleanup);

const show = (section: ReactNode) =>
  render(<ChakraProvider value={createTheme()}>{section}</ChakraProvider>);

test('a section is a region named by its heading, with its lead', () => {
  show(
    <Section title="A horta" lead="Couve e salsa.">
      conteúdo
    </Section>,
  );
  const region = screen.getByRole('region', { name: 'A horta' });
  expect(within(region).getByRole('heading', { level: 2 }).textContent).toBe('A horta');
  expect(region.textContent).toContain('Couve e salsa.');
});

test('a list shows its items in the order of the copy, with the conclusion of each', () => {
  show(
    <ItemGrid
      title="Temas"
      items={{
        mar: { titulo: 'Mar', desc: 'Sal.', takeaway: 'Leve uma concha.' },
        rio: { titulo: 'Rio', desc: 'Doce.' },
      }}
    />,
  );
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['MarSal.Leve uma concha.', 'RioDoce.']);
});

test('a step has its own name, or its number', () => {
  const step = { titulo: 'Plantar', desc: 'De manhã.' };
  const { unmount } = show(<Steps title="Passos" items={{ a: step, b: step }} />);
  const numbered = screen.getAllByRole('heading', { level: 3 });
  expect(numbered.map(({ textContent }) => textContent)).toEqual(['1Plantar', '2Plantar']);
  unmount();
  show(<Steps title="Passos" items={{ a: { ...step, parte: 'Parte A' } }} />);
  expect(screen.getByRole('listitem').textContent).toBe('Parte APlantarDe manhã.');
});

test('a testimonial shows its topic only if the copy has one', () => {
  const rosa = { quote: 'Voltei a nadar.', author: 'Rosa Lima', role: 'Nadadora' };
  const items = { ana: { ...rosa, topic: 'Oficina', author: 'Ana Sá' }, rosa };
  for (const voices of [
    <Testimonials key="cards" title="Vozes" stars="5 de 5" items={items} />,
    <Quotes key="large" title="Vozes" items={items} />,
  ]) {
    const { unmount } = show(voices);
    const said = screen
      .getAllByRole('figure')
      .map(({ textContent }) => textContent.replace(/^(.*)Voltei.*$/, '$1'));
    expect(said).toEqual(['Oficina', '']);
    unmount();
  }
});

const figures = (women: string) => (
  <Figures
    title="Números"
    wall
    items={{ women: { value: women, label: 'mulheres' }, cities: { value: '7', label: 'cidades' } }}
  />
);
const drawings = (container: Element) => container.querySelectorAll('svg').length;

test('a figure that can be counted is drawn; any other is only text', () => {
  const { container, unmount } = show(figures('40'));
  const withWindows = drawings(container);
  expect(screen.getByText('40')).toBeTruthy();
  unmount();
  const { container: words } = show(figures('centenas de'));
  expect(screen.getByText('centenas de')).toBeTruthy();
  expect(drawings(words)).toBeLessThan(withWindows);
});

test('a wall has one leaf for each meeting, and a tool only where it can be drawn', () => {
  const meeting = (n: number) => ({ encontro: `Encontro ${n}`, tema: `Tema ${n}`, descricao: '…' });
  const stage = (first: number, count: number) => ({
    titulo: `Etapa ${first}`,
    desc: '',
    meetings: Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`m${first + i}`, meeting(first + i)]),
    ),
  });
  const { container } = show(
    <Journey
      title="Percurso"
      stages={{ a: stage(1, 5), b: stage(6, 4), c: stage(10, 3) }}
      tools={{
        m7: { caption: 'Mapa', alt: 'Um mapa' },
        m8: { caption: 'Bússola', alt: 'Uma bússola' },
      }}
      draw={(id, alt) => id === 'm7' && <svg role="img" aria-label={alt} />}
    />,
  );
  expect(container.querySelectorAll('.cobogo-stage-light path')).toHaveLength(12);
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('aria-label'))).toEqual([
    'Um mapa',
  ]);
  expect(screen.getByRole('figure').textContent).toBe('Encontro 7 Mapa');
});
