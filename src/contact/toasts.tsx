import { lazy, useEffect, useState } from 'react';
import { usePage } from '../content/use-page.ts';
import { Boundary } from '../lib/boundary.tsx';

const ToastRegion = lazy(() => import('./toaster.tsx'));

/** The region of toasts. It is there before any: screen readers announce only additions. */
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
