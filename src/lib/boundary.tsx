import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';

interface BoundaryProps {
  /** Shown if the part throws. */
  fallback?: ReactNode;
  pending?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps a part's errors inside it. React hydrates it separately, so a click waits for nothing else.
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
