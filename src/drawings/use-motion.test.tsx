// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMotion } from './use-motion.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['loads nothing for visitors with reduced motion', true, 0],
  ['waits for an idle browser to load framer-motion for other visitors', false, 1],
] as const)('useMotion: %s', (_, matches, times) => {
  const move = () => [];
  const List = () => <ol ref={useMotion(move)} />;
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('matchMedia', () => ({ matches }));
  render(<List />);
  expect(idle).toHaveBeenCalledTimes(times);
});
