// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Moving } from './moving.tsx';

test('with reduced motion the library is not loaded', () => {
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { container } = render(<Moving motion="thread">Sala</Moving>);
  expect(container.innerHTML).toBe('<div>Sala</div>');
  expect(idle).not.toHaveBeenCalled();
});
