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
 * Shown instead of a page that threw or could not be loaded. Its link is a plain `<a>`, which loads
 * a new document whatever the state of this one.
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
 * Recovers from copy that could not be loaded. If the server has the page, it is reloaded, because
 * a newer deployment has renamed its files. Offline, it checks again as soon as there is a
 * connection.
 *
 * @param prerendered Only prerendered pages are reloaded: one that opens without its copy is not
 *   hydrated (entry-client.tsx), so it can't loop. The dev server's page would reload for ever.
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

/** Requests the open page from the server, because `navigator.onLine` may be wrong. */
async function checkConnectivity(): Promise<'ok' | 'offline' | 'failed'> {
  try {
    const { ok } = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      // A bad connection stalls rather than fails.
      signal: AbortSignal.timeout(5000),
    });
    return ok ? 'ok' : 'failed';
  } catch {
    return 'offline';
  }
}
