import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';

interface BoundaryProps {
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Shows `fallback` if children throw. With `Suspense`, React hydrates the part that a visitor presses
 * before the others. Without it, a press during hydration often makes React render the page again.
 */
export function Boundary({ fallback = null, children }: BoundaryProps) {
  return (
    <Suspense>
      <CatchBoundary getResetKey={() => 0} errorComponent={() => fallback} onCatch={console.error}>
        {children}
      </CatchBoundary>
    </Suspense>
  );
}
