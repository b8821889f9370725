// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useMotion } from './use-motion.ts';

function Thread() {
  return <p ref={useMotion('thread', 0)} />;
}

test.each([
  ['not loaded', true, 0],
  ['loaded', false, 1],
] as const)('the library is %s if reduced motion is %s', (_, matches, times) => {
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('matchMedia', () => ({ matches }));
  render(<Thread />);
  expect(idle).toHaveBeenCalledTimes(times);
});
