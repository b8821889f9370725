import { Button } from '@chakra-ui/react';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { LoadError } from '../i18n/i18n';
import { useContent } from '../i18n/use-content';
import { useCopy } from '../i18n/use-copy';
import { RetryIcon } from '../icons/icons';
import { ButtonAnchor } from '../links/button-link';
import { fileAddress } from '../links/file-address';
import { focusHeading } from './focus-heading';
import { MessagePage } from './message-page';

/**
 * Stands in for a page that threw or can't be had. Its link is a plain one, which loads the page
 * whatever state this one is in.
 */
export function ErrorScreen({ error: thrown }: ErrorComponentProps) {
  const { error, offline } = useCopy('common');
  const { locale } = useContent();
  const router = useRouter();
  const [state, setState] = useRecovery(thrown, router.ssr !== undefined);

  useEffect(() => {
    if (state !== 'checking') focusHeading();
  }, [state]);

  if (state === 'checking') return null;
  const words = state === 'offline' ? offline : error;
  return (
    <>
      <title>{words.meta}</title>
      <MessagePage
        title={words.title}
        titleLang={state === 'offline' ? undefined : error.titleLang}
        lead={words.lead}
        actions={
          <>
            <Button
              onClick={() =>
                state === 'offline' ? setState('checking') : void router.invalidate()
              }
            >
              <RetryIcon />
              {error.retry}
            </Button>
            {state === 'failed' && (
              <ButtonAnchor variant="outline" href={fileAddress(locale.paths.home)}>
                {error.home}
              </ButtonAnchor>
            )}
          </>
        }
      />
    </>
  );
}

type State = 'checking' | 'offline' | 'failed';

/**
 * What can be done by itself about a page whose copy can't be had. Where the server has the page, it
 * is reloaded: a newer deployment has renamed its files. Without a connection that is tried again as
 * soon as there is one.
 *
 * @param prerendered Whether the site's pages are. Only those may be reloaded: one that opens without
 *   its copy stays its plain document (entry-client.tsx). The dev server's would reload for ever.
 */
function useRecovery(error: unknown, prerendered: boolean) {
  const [state, setState] = useState<State>(error instanceof LoadError ? 'checking' : 'failed');

  useEffect(() => {
    if (state === 'offline') {
      const check = () => setState('checking');
      addEventListener('online', check, { once: true });
      return () => removeEventListener('online', check);
    }
    if (state !== 'checking') return;
    let ignored = false;
    void checkConnectivity().then((answer) => {
      if (ignored) return;
      if (answer !== 'ok') setState(answer);
      else if (prerendered) location.reload();
      else setState('failed');
    });
    return () => {
      ignored = true;
    };
  }, [state, prerendered]);

  return [state, setState] as const;
}

/** Asks the server for the open page. The browser's own word that it is online is no proof. */
async function checkConnectivity(): Promise<'ok' | 'offline' | 'failed'> {
  try {
    const { ok } = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      // A bad connection hangs rather than fails.
      signal: AbortSignal.timeout(5000),
    });
    return ok ? 'ok' : 'failed';
  } catch {
    return 'offline';
  }
}
