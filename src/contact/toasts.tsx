import { lazy, useEffect, useState } from 'react';
import { usePage } from '../content/use-page.ts';
import { Boundary } from '../lib/boundary.tsx';

const ToastRegion = lazy(() => import('./toaster.tsx'));

/**
 * Adds the live region early, because screen readers announce a toast only if its region came first.
 * It is part of the frame of all pages, so that a toast survives a visit to another page.
 */
export function Toasts() {
  const isForm = usePage() === 'contato';
  const [needed, setNeeded] = useState(false);

  useEffect(() => {
    if (isForm) setNeeded(true);
  }, [isForm]);

  return (
    needed && (
      <Boundary>
        <ToastRegion />
      </Boundary>
    )
  );
}
