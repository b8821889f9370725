import { Button } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSending } from '../contact/message.ts';
import { RetryIcon } from '../icons/icons.tsx';
import { ButtonAnchor } from '../links/button-link.tsx';
import { focusTarget } from '../navigation.ts';
import { fileAddress } from '../site/file-address.ts';
import { useContent } from '../site/use-content.ts';
import { MessagePage } from './message-page.tsx';

/**
 * Shown instead of a page that threw. If a page could not be loaded, the browser reloads its address
 * instead: it shows what a newer deployment has there, or its own page if there is no network. This
 * can't become a loop, because a prerendered page that opens without its copy or code is not hydrated
 * (entry-client.tsx).
 */
export function ErrorScreen() {
  const { t } = useTranslation();
  const { locale } = useContent();
  const router = useRouter();
  const [reloads] = useState(() => {
    // A page that threw has been loaded.
    const notLoaded = router.state.matches.some(({ status }) => status === 'error');
    // A message on its way would be lost.
    return notLoaded && router.ssr !== undefined && !isSending();
  });

  useEffect(() => {
    if (reloads) location.reload();
    else focusTarget();
  }, [reloads]);

  if (reloads) return null;
  return (
    <>
      <title>{t(($) => $.error.meta)}</title>
      <MessagePage
        {...t(($) => $.error)}
        actions={
          <>
            <Button onClick={() => void router.invalidate()}>
              <RetryIcon />
              {t(($) => $.error.retry)}
            </Button>
            {/* A plain link: it loads a new document, whatever the state of this one. */}
            <ButtonAnchor variant="outline" href={fileAddress(locale.paths.home)}>
              {t(($) => $.error.home)}
            </ButtonAnchor>
          </>
        }
      />
    </>
  );
}
