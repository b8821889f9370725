import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';

interface BoundaryProps {
  fallback?: ReactNode;
  pending?: ReactNode;
  children: ReactNode;
}

/** Contains a part's errors. React hydrates the part by itself, so a click waits for no other. */
export function Boundary({ fallback = null, pending, children }: BoundaryProps) {
  return (
    <Suspense fallback={pending}>
      <CatchBoundary getResetKey={() => 0} errorComponent={() => fallback} onCatch={console.error}>
        {children}
      </CatchBoundary>
    </Suspense>
  );
}
