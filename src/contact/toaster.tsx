import { chakra, createToaster, Toast, Toaster } from '@chakra-ui/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { CheckIcon, CloseIcon } from '../cobogo/icons';
import { useCopy } from '../i18n/use-copy';
import { WidgetLocale } from '../i18n/widget-locale';

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
    <WidgetLocale>
      <Toaster toaster={toaster} aria-label={toast.region}>
        {({ title }) => (
          <FocusKeeper>
            <chakra.span color="fg.accent" flexShrink={0}>
              <CheckIcon />
            </chakra.span>
            <Toast.Title>{title}</Toast.Title>
            <Toast.CloseTrigger aria-label={toast.close}>
              <CloseIcon />
            </Toast.CloseTrigger>
          </FocusKeeper>
        )}
      </Toaster>
    </WidgetLocale>
  );
}

/** A toast that, when it goes, gives the focus back to where it came from. */
function FocusKeeper({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLElement>(null);

  // A layout effect's end is the last moment at which the toast still has the focus.
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (element?.contains(document.activeElement)) origin.current?.focus();
    };
  }, []);

  return (
    <Toast.Root
      ref={root}
      data-surface="dark"
      onFocus={({ currentTarget, relatedTarget }) => {
        const outside =
          relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
        if (outside) origin.current = relatedTarget;
      }}
    >
      {children}
    </Toast.Root>
  );
}
