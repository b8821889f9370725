import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';

interface BoundaryProps {
  /** What stands in for a part that threw; nothing without it. */
  fallback?: ReactNode;
  /** What stands in for a part whose code is on its way; nothing without it. */
  pending?: ReactNode;
  children: ReactNode;
}

/**
 * A part of the page that fails by itself, and that React hydrates by itself: a click waits for no
 * more than the part that is clicked.
 */
export function Boundary({ fallback = null, pending, children }: BoundaryProps) {
  return (
    <CatchBoundary getResetKey={() => 0} errorComponent={() => fallback} onCatch={console.error}>
      <Suspense fallback={pending}>{children}</Suspense>
    </CatchBoundary>
  );
}
