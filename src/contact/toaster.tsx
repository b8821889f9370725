import { chakra, createToaster, Portal, Toast, Toaster } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { AlertIcon, CheckIcon, CloseIcon } from '../drawings/icons.tsx';

export const toaster = createToaster({ placement: 'bottom-end' });

/** The toasts are outside `#root`, which the open menu hides from screen readers. */
export default function ToastRegion() {
  const { t } = useTranslation();
  return (
    <Portal>
      <Toaster toaster={toaster} aria-label={t(($) => $.toast.region)}>
        {({ title, description, type }) => (
          <Toast.Root data-surface="dark">
            <chakra.span color="fg.accent" flexShrink={0}>
              {type === 'error' ? <AlertIcon /> : <CheckIcon />}
            </chakra.span>
            <chakra.div flex={1} py={2}>
              <Toast.Title>{title}</Toast.Title>
              {description && <Toast.Description>{description}</Toast.Description>}
            </chakra.div>
            <Toast.CloseTrigger
              aria-label={t(($) => $.toast.close)}
              // A mouse leaves the focus where it is.
              onMouseDown={(event) => event.preventDefault()}
            >
              <CloseIcon />
            </Toast.CloseTrigger>
          </Toast.Root>
        )}
      </Toaster>
    </Portal>
  );
}
