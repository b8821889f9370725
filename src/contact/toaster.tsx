import { chakra, createToaster, Portal, Toast, Toaster } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WidgetDirection } from '../content/i18n/widget-direction.tsx';
import { AlertIcon, CheckIcon, CloseIcon } from '../drawings/icons.tsx';

export const toaster = createToaster({ placement: 'bottom-end' });

/** The toasts are outside `#root`, which the open menu hides from screen readers. */
export default function ToastRegion() {
  const { t } = useTranslation();
  return (
    <WidgetDirection>
      <Portal>
        <Toaster toaster={toaster} aria-label={t(($) => $.toast.region)}>
          {({ title, description, type }) => (
            <FocusKeeper>
              <chakra.span color="fg.accent" flexShrink={0}>
                {type === 'error' ? <AlertIcon /> : <CheckIcon />}
              </chakra.span>
              <chakra.div flex={1} py={2}>
                <Toast.Title>{title}</Toast.Title>
                {description && <Toast.Description>{description}</Toast.Description>}
              </chakra.div>
              <Toast.CloseTrigger aria-label={t(($) => $.toast.close)}>
                <CloseIcon />
              </Toast.CloseTrigger>
            </FocusKeeper>
          )}
        </Toaster>
      </Portal>
    </WidgetDirection>
  );
}

function FocusKeeper({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLElement>(null);

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
