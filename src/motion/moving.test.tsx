import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { motions } from './motions';
import { Moving } from './moving';

const stop = vi.hoisted(() => vi.fn());
vi.mock('./motions', () => ({ motions: { thread: vi.fn(() => [stop]) } }));
afterEach(() => vi.unstubAllGlobals());

/** A browser that is idle at once, of a visitor who wants less motion or not. */
function visit(reducedMotion: boolean) {
  const idle = vi.fn((work: () => void) => work());
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  return { idle, ...render(<Moving motion="thread">Sala</Moving>) };
}

test('a drawing moves once the library has come, and stops when it leaves the page', async () => {
  const { container, unmount } = visit(false);
  await vi.waitFor(() => expect(motions.thread).toHaveBeenCalledWith(container.firstChild));
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});

test('under reduced motion the library is not asked for', () => {
  const { idle, container } = visit(true);
  expect(container.innerHTML).toBe('<div>Sala</div>');
  expect(idle).not.toHaveBeenCalled();
});
