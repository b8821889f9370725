// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, type RenderResult, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createTheme } from '../theme/system.ts';
import { Figures } from './figures.tsx';
import { Journey } from './journey.tsx';
import { Steps } from './steps.tsx';

afterEach(cleanup);

const meeting = (n: number) => ({ encontro: `Encontro ${n}`, tema: `Tema ${n}`, descricao: '…' });
const stage = (first: number, count: number) => ({
  titulo: `Etapa ${first}`,
  desc: '',
  meetings: Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`m${first + i}`, meeting(first + i)]),
  ),
});
const tools = {
  m7: { caption: 'Mapa', alt: 'Um mapa' },
  m8: { caption: 'Bússola', alt: 'Uma bússola' },
};

const show = (stages: ComponentProps<typeof Journey>['stages']) =>
  render(
    <ChakraProvider value={createTheme()}>
      <Journey
        title="Percurso"
        accent="main"
        stages={stages}
        tools={tools}
        renderPicture={(id, { alt }) => id === 'm7' && <svg role="img" aria-label={alt} />}
      />
    </ChakraProvider>,
  );

test('figures: each has the label for the number in its value', () => {
  render(
    <ChakraProvider value={createTheme()}>
      <Figures
        title="Em números"
        items={{ edition: { value: '1ª' }, women: { value: '1.200+' } }}
        getLabel={(id, count) => `${id}: ${count}`}
      />
    </ChakraProvider>,
  );
  expect(screen.getByText('edition: 1')).toBeTruthy();
  expect(screen.getByText('women: 1200')).toBeTruthy();
});

test('journey: the stages form one wall, unless a stage would be too narrow for its words', () => {
  const joined = ({ container }: RenderResult) =>
    container.querySelectorAll('[data-joined]').length;
  expect(joined(show({ a: stage(1, 2), b: stage(3, 8) }))).toBe(2);
  cleanup();
  expect(joined(show({ a: stage(1, 1), b: stage(2, 8) }))).toBe(0);
});

test('journey: has a leaf for each meeting, and shows a tool only if it has a drawing', () => {
  const { container } = show({ a: stage(1, 5), b: stage(6, 4), c: stage(10, 3) });
  expect(container.querySelectorAll('.cobogo-stage g > path')).toHaveLength(12);
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('aria-label'))).toEqual([
    'Um mapa',
  ]);
  expect(screen.getByRole('figure').textContent).toBe('Encontro 7 Mapa');
});

test('steps: without drawings, are numbered, and have a name in place of the number', () => {
  const items = {
    a: { titulo: 'Achar', desc: 'No fundo da gaveta.' },
    b: { titulo: 'Ler', desc: 'Sem pressa.', parte: 'Parte 2' },
  };
  render(
    <ChakraProvider value={createTheme()}>
      <Steps title="Percurso" items={items} />
    </ChakraProvider>,
  );
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual(['1 AcharNo fundo da gaveta.', 'Parte 2LerSem pressa.']);
});
