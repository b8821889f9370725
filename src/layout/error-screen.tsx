import { Button } from '@chakra-ui/react';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor } from '../content/links/button-link.tsx';
import { pagePath } from '../content/links/urls.ts';
import { RetryIcon } from '../drawings/icons.tsx';
import { failedLoads } from '../lib/failed-loads.ts';
import { focusTarget } from '../lib/navigation.ts';
import { MessagePage } from './message-page.tsx';

/** Replaces a page that threw, or reloads the document if the page could not be loaded. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const { t, i18n } = useTranslation();
  const router = useRouter();
  // A new deployment removes old files, but a reload gets the new ones. If they are missing, too,
  // entry-client.tsx leaves the reloaded page as plain HTML, so the reloads end.
  const [reloads] = useState(failedLoads.has(error));

  useEffect(() => {
    if (reloads) location.reload();
    else focusTarget();
  }, [reloads]);

  if (reloads) return null;
  return (
    <>
      <title>{t(($) => $.error.meta)}</title>
      <MessagePage {...t(($) => $.error)}>
        <Button onClick={() => void router.invalidate().then(() => focusTarget())}>
          <RetryIcon />
          {t(($) => $.error.retry)}
        </Button>
        {/* A plain link loads a new document, which doesn't keep the error. */}
        <ButtonAnchor variant="outline" href={pagePath(i18n.language, 'home')}>
          {t(($) => $.error.home)}
        </ButtonAnchor>
      </MessagePage>
    </>
  );
}
