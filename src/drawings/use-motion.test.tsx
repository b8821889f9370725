// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMotion } from './use-motion.ts';

afterEach(() => vi.unstubAllGlobals());

const move = () => [];

function List() {
  return <ol ref={useMotion(move)} />;
}

test.each([
  ['for visitors with reduced motion, never loads framer-motion', true, 0],
  ['for other visitors, waits until the browser is idle before it loads framer-motion', false, 1],
] as const)('useMotion: %s', (_, matches, times) => {
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('matchMedia', () => ({ matches }));
  render(<List />);
  expect(idle).toHaveBeenCalledTimes(times);
});
