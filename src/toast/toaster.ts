import { createToaster } from '@chakra-ui/react';

/** Shows toasts in the region (toasts.tsx), on whatever page the visitor is. */
export const toaster = createToaster({ placement: 'bottom-end' });
