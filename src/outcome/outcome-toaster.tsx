import { chakra, createToaster, Link, Toast, Toaster } from '@chakra-ui/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useCopy } from '../i18n/use-copy';
import { WidgetLocale } from '../i18n/widget-locale';
import { AlertIcon, CheckIcon, CloseIcon } from '../icons/icons';
import type { OutcomeProps } from './outcome';

const toaster = createToaster({ placement: 'bottom-end' });

/**
 * The region of toasts. Mounted in the browser only, because it has a `style` attribute, and before
 * the first toast, because screen readers announce only what is added to an existing live region.
 */
export default function OutcomeToaster({ outcome, onGone }: OutcomeProps) {
  const { toast } = useCopy('common');

  useEffect(() => {
    // Not inside the effect: the toaster renders synchronously, which React forbids there.
    queueMicrotask(() => {
      toaster.remove();
      if (!outcome) return;
      const { type, text, link } = outcome;
      toaster.create({
        type,
        title: text,
        meta: link,
        // Milliseconds (docs/specification.md).
        duration: type === 'success' ? 4000 : Number.POSITIVE_INFINITY,
        onStatusChange: ({ status }) => status === 'unmounted' && onGone(outcome),
      });
    });
  }, [outcome, onGone]);

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

/** A toast that, when it is removed, returns the focus to the element that had it before. */
function FocusKeeper({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLElement>(null);

  // A layout effect's cleanup is the last moment at which the toast still has the focus.
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
