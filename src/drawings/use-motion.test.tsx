// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  // It still waits for an idle browser.
  vi.resetModules();
});

test.each([
  ['not loaded', true, 0],
  ['loaded', false, 1],
] as const)('motion: its library is %s if reduced motion is %s', async (_, matches, times) => {
  vi.resetModules();
  const { useMotion } = await import('./use-motion.ts');
  const move = () => [];
  const List = () => <ol ref={useMotion(move)} />;
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('matchMedia', () => ({ matches }));
  render(<List />);
  expect(idle).toHaveBeenCalledTimes(times);
});
