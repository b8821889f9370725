import { lazy, useEffect, useState } from 'react';
import { usePage } from '../content/use-page.ts';
import { Boundary } from '../lib/boundary.tsx';

const ToastRegion = lazy(() => import('./toaster.tsx'));

/** On all pages, so that a toast outlives its page. Screen readers need the region before it. */
export function Toasts() {
  const isForm = usePage() === 'contato';
  const [needed, setNeeded] = useState(false);

  useEffect(() => setNeeded((wasNeeded) => wasNeeded || isForm), [isForm]);

  if (!needed) return null;
  return (
    <Boundary>
      <ToastRegion />
    </Boundary>
  );
}
