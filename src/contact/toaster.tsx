import { chakra, createToaster, Toast, Toaster } from '@chakra-ui/react';
import { useEffect } from 'react';
import { CheckIcon, CloseIcon } from '../cobogo/icons';
import { useCopy } from '../i18n/use-copy';

/** Milliseconds; the library's own default for a success is half of it. */
const duration = 4000;

const toaster = createToaster({ placement: 'bottom-end', duration, max: 3 });

/** Tells the visitor that something went well. */
export function showSuccess(title: string) {
  toaster.create({ type: 'success', title, duration });
}

/**
 * Where toasts appear. Mounted in the browser only (its region carries a `style` attribute), and
 * before the first toast, because screen readers announce what enters a live region they know.
 */
export default function ContactToaster() {
  const { toast } = useCopy('common');
  useEffect(() => () => toaster.remove(), []);
  return (
    <Toaster toaster={toaster} aria-label={toast.region}>
      {({ title }) => (
        <Toast.Root data-ground="dark">
          <chakra.span color="fg.accent" flexShrink={0}>
            <CheckIcon />
          </chakra.span>
          <Toast.Title>{title}</Toast.Title>
          <Toast.CloseTrigger aria-label={toast.close}>
            <CloseIcon />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  );
}
