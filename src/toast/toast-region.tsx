import { chakra, Toast, Toaster } from '@chakra-ui/react';
import { useCopy } from '../i18n/use-copy';
import { WidgetDirection } from '../i18n/widget-direction';
import { AlertIcon, CheckIcon, CloseIcon } from '../icons/icons';
import { toaster } from './toaster';

/** The region of toasts. */
export default function ToastRegion() {
  const { toast } = useCopy('common');
  return (
    <WidgetDirection>
      <Toaster toaster={toaster} aria-label={toast.region}>
        {({ title, description, type }) => (
          <Toast.Root data-surface="dark">
            <chakra.span color="fg.accent" flexShrink={0}>
              {type === 'error' ? <AlertIcon /> : <CheckIcon />}
            </chakra.span>
            <chakra.div flex={1} py={2}>
              <Toast.Title>{title}</Toast.Title>
              {description && <Toast.Description>{description}</Toast.Description>}
            </chakra.div>
            <Toast.CloseTrigger aria-label={toast.close}>
              <CloseIcon />
            </Toast.CloseTrigger>
          </Toast.Root>
        )}
      </Toaster>
    </WidgetDirection>
  );
}
