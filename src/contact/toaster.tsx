import { chakra, createToaster, Link, Toast, Toaster } from '@chakra-ui/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useCopy } from '../i18n/use-copy';
import { WidgetLocale } from '../i18n/widget-locale';
import { AlertIcon, CheckIcon, CloseIcon } from '../icons/icons';

/** Milliseconds; the library's own default for a success is half of it. */
const duration = 4000;

const toaster = createToaster({ placement: 'bottom-end', duration, max: 3 });

/** Tells the visitor that something went well. */
export function showSuccess(title: string) {
  toaster.create({ type: 'success', title, duration });
}

/** Tells the visitor that something failed, with another way, until she closes it. */
export function showFailure(title: string, href: string, label: string) {
  toaster.create({
    type: 'error',
    title,
    duration: Number.POSITIVE_INFINITY,
    meta: { href, label },
  });
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
        {({ title, type, meta }) => (
          <FocusKeeper>
            <chakra.span color="fg.accent" flexShrink={0}>
              {type === 'error' ? <AlertIcon /> : <CheckIcon />}
            </chakra.span>
            <chakra.div flex={1} py={2}>
              <Toast.Title>{title}</Toast.Title>
              {meta && (
                <Link href={meta.href} rel="noopener">
                  {meta.label}
                </Link>
              )}
            </chakra.div>
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
