import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';

interface BoundaryProps {
  fallback?: ReactNode;
  pending?: ReactNode;
  children: ReactNode;
}

/** Shows `fallback` if children throw. React first hydrates the part that a visitor clicks. */
export function Boundary({ fallback = null, pending, children }: BoundaryProps) {
  return (
    <Suspense fallback={pending}>
      <CatchBoundary getResetKey={() => 0} errorComponent={() => fallback} onCatch={console.error}>
        {children}
      </CatchBoundary>
    </Suspense>
  );
}
