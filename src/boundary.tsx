import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';

interface BoundaryProps {
  /** Shown if the part throws. */
  fallback?: ReactNode;
  /** Shown while its code loads. */
  pending?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps a part's errors inside it. React hydrates it on its own, so a click waits for nothing else.
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
