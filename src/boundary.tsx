import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';

interface BoundaryProps {
  /** Shown in place of a part that threw. Default: nothing. */
  fallback?: ReactNode;
  /** Shown while the part's code is loading. Default: nothing. */
  pending?: ReactNode;
  children: ReactNode;
}

/**
 * Isolates a part of the page: an error stays inside it, and React hydrates it separately, so a
 * click waits for that part only.
 */
export function Boundary({ fallback = null, pending, children }: BoundaryProps) {
  return (
    <Suspense fallback={pending}>
      <CatchBoundary getResetKey={() => 0} errorComponent={() => fallback} onCatch={console.error}>
        {children}
      </CatchBoundary>
    </Suspense>
  );
}
