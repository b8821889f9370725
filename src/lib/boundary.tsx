import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface BoundaryProps {
  fallback?: ReactNode;
  children: ReactNode;
}

/** Shows `fallback` if children throw. */
export function Boundary({ fallback = null, children }: BoundaryProps) {
  return (
    <CatchBoundary getResetKey={() => 0} errorComponent={() => fallback} onCatch={console.error}>
      {children}
    </CatchBoundary>
  );
}
