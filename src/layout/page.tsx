import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PageProps {
  /** The colour of the page's action and links; hibisco without it. */
  accent?: 'renovare' | 'lumiere' | 'empreendedor';
  children: ReactNode;
}

/** Sets the page's accent, once for all its sections. */
export function Page({ accent, children }: PageProps) {
  return <Box data-accent={accent}>{children}</Box>;
}
