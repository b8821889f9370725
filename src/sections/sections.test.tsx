// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { WomenWindows } from '../drawings/women-windows.tsx';
import { createTheme } from '../theme/system.ts';
import { Figures } from './figures.tsx';
import { Journey } from './journey.tsx';

afterEach(cleanup);

const show = (section: ReactNode) =>
  render(<ChakraProvider value={createTheme()}>{section}</ChakraProvider>);

const figures = (women: string) => (
  <Figures
    title="Números"
    picture={(_, { value }) => <WomenWindows value={value} />}
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
      accent="main"
      stages={{ a: stage(1, 5), b: stage(6, 4), c: stage(10, 3) }}
      tools={{
        m7: { caption: 'Mapa', alt: 'Um mapa' },
        m8: { caption: 'Bússola', alt: 'Uma bússola' },
      }}
      picture={(id, { alt }) => id === 'm7' && <svg role="img" aria-label={alt} />}
    />,
  );
  expect(container.querySelectorAll('.cobogo-stage g > path')).toHaveLength(12);
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('aria-label'))).toEqual([
    'Um mapa',
  ]);
  expect(screen.getByRole('figure').textContent).toBe('Encontro 7 Mapa');
});
