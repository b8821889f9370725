import { lazy, useEffect, useState } from 'react';
import { usePage } from '../content/use-page.ts';
import { Boundary } from '../lib/boundary.tsx';

const ToastRegion = lazy(() => import('./toaster.tsx'));

/** On all pages, so that toasts survive a visit. Screen readers need the region before a toast. */
export function Toasts() {
  const isForm = usePage() === 'contato';
  const [needed, setNeeded] = useState(false);

  useEffect(() => {
    if (isForm) setNeeded(true);
  }, [isForm]);

  if (!needed) return null;
  return (
    <Boundary>
      <ToastRegion />
    </Boundary>
  );
}
