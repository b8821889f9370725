import { Button, HStack, Link, Text } from '@chakra-ui/react';
import { ClientOnly, useRouter } from '@tanstack/react-router';
import { useAtom } from '@tanstack/react-store';
import { lazy, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Boundary } from '../boundary';
import { CloseIcon } from '../icons/icons';
import { idle } from '../idle';
import { sentence } from './notify';

// Not with the first toast: screen readers announce only what is added to an existing live region.
const ToastRegion = lazy(() => idle().then(() => import('./toast-region')));

/** Where notices appear, whatever the page. In the browser only: the region has a `style` attribute. */
export function Toasts() {
  return (
    <ClientOnly>
      <Boundary>
        <ToastRegion />
      </Boundary>
      <Sentence />
    </ClientOnly>
  );
}

/**
 * What is shown in place of a toast. It is an alert: screen readers announce one as soon as it appears,
 * while they announce a status only in a region that was there before.
 */
function Sentence() {
  const { t } = useTranslation();
  const router = useRouter();
  const [notice, setNotice] = useAtom(sentence);

  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) setNotice((last) => (last?.type === 'success' ? null : last));
      }),
    [router, setNotice],
  );

  if (!notice) return null;
  const { text, link } = notice;
  return (
    <HStack
      role="alert"
      data-surface="dark"
      position="fixed"
      bottom={0}
      insetX={0}
      zIndex="toast"
      justify="center"
      px="gutter"
      py={2}
      bg="bg.surface"
      color="bg.page"
    >
      <Text>
        {text} {link && <Link href={link.href}>{link.label}</Link>}
      </Text>
      <Button
        variant="plain"
        size="sm"
        color="inherit"
        aria-label={t(($) => $.toast.close)}
        onClick={() => setNotice(null)}
      >
        <CloseIcon />
      </Button>
    </HStack>
  );
}
