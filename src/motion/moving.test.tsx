import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { motions } from './motions';
import { Moving } from './moving';

const stop = vi.hoisted(() => vi.fn());
vi.mock('./motions', () => ({ motions: { thread: vi.fn(() => [stop]) } }));
afterEach(() => vi.unstubAllGlobals());

/** Renders in a browser that is idle at once, with or without reduced motion. */
function visit(reducedMotion: boolean) {
  const idle = vi.fn((work: () => void) => work());
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  return { idle, ...render(<Moving motion="thread">Sala</Moving>) };
}

test('a drawing moves once the library has loaded, and stops when it is unmounted', async () => {
  const { container, unmount } = visit(false);
  await vi.waitFor(() => expect(motions.thread).toHaveBeenCalledWith(container.firstChild));
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});

test('with reduced motion the library is not loaded', () => {
  const { idle, container } = visit(true);
  expect(container.innerHTML).toBe('<div>Sala</div>');
  expect(idle).not.toHaveBeenCalled();
});
