import { lazy, useEffect, useState } from 'react';
import { Boundary } from '../boundary.tsx';
import { usePage } from '../site/use-page.ts';

// Its code is part of the form's, which shows toasts itself.
const ToastRegion = lazy(() => import('./toaster.tsx'));

/**
 * Where toasts appear: on the form's page, and from then on on every page, because the form's outcome may
 * come when the visitor has left. Before the first toast, because screen readers announce only what is
 * added to an existing live region. In the browser only: the region has a `style` attribute.
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
