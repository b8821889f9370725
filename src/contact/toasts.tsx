import { lazy, useEffect, useState } from 'react';
import { usePage } from '../content/use-page.ts';
import { Boundary } from '../lib/boundary.tsx';

// Its code is part of the form's.
const ToastRegion = lazy(() => import('./toaster.tsx'));

/**
 * The region of toasts, from the form's page on: a message's outcome may come later. It is rendered
 * before the first toast, because screen readers announce only what is added to it, and in the
 * browser only: those that don't know `style-src-attr` would refuse its prerendered `style`.
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
