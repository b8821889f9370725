import { Box, chakra } from '@chakra-ui/react';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { RetryIcon } from '../cobogo/icons';
import { reach, whenBack } from '../failure/connection';
import { LoadError } from '../failure/load-error';
import { useCopy } from '../i18n/use-copy';
import { fileAddress } from '../links/file-address';
import { pages } from '../links/pages';
import { Button, ButtonAnchor } from '../theme/controls';
import { focusHeading } from './focus-heading';
import { MessagePage } from './message-page';

/**
 * Stands in for a page that threw or can't be had, inside the shell where the shell is alive. Its
 * links are plain ones, which open a page anew whatever state this one is in.
 */
export function ErrorScreen({ error: thrown }: ErrorComponentProps) {
  const { error, offline } = useCopy('common');
  const router = useRouter();
  const { paths } = router.options.context.content.locale;
  const [state, setState] = useRecovery(thrown);

  useEffect(() => {
    if (state !== 'checking') focusHeading();
  }, [state]);

  async function retry() {
    if (state === 'offline') return setState('checking');
    await router.invalidate();
    // React shows what has come in the meantime with the next frame.
    requestAnimationFrame(focusHeading);
  }

  if (state === 'checking') return null;
  const words = state === 'offline' ? offline : error;
  return (
    <>
      <title>{words.meta}</title>
      <MessagePage
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <Button onClick={retry}>
              <RetryIcon />
              {error.retry}
            </Button>
            {state === 'failed' && (
              <ButtonAnchor variant="outline" href={fileAddress(paths.home)}>
                {error.home}
              </ButtonAnchor>
            )}
          </>
        }
      />
    </>
  );
}

/** Stands in for the whole shell, with a way to all pages. */
export function BareErrorScreen(props: ErrorComponentProps) {
  const { nav } = useCopy('common');
  const { paths } = useRouter().options.context.content.locale;
  return (
    <main>
      <ErrorScreen {...props} />
      <chakra.nav aria-label={nav.label} maxW="container" mx="auto" px="gutter" pb="section">
        <Box as="ul" display="flex" flexWrap="wrap" columnGap={6}>
          {pages.map(({ page }) => (
            <li key={page}>
              <chakra.a
                href={fileAddress(paths[page])}
                display="inline-flex"
                alignItems="center"
                minH="touch"
              >
                {nav.pages[page]}
              </chakra.a>
            </li>
          ))}
        </Box>
      </chakra.nav>
    </main>
  );
}

type State = 'checking' | 'offline' | 'failed';

/**
 * What can be done by itself about a page that can't be had. Where the site answers, the page is
 * opened anew: its files were renamed by a newer deployment. Never a loop, because a page that is
 * opened anew stays its plain document if anything is missing (client.tsx). Where nothing answers,
 * there is no connection, and the page is asked for again as soon as there is one.
 */
function useRecovery(error: unknown) {
  const recovery = useState<State>(() => {
    if (!(error instanceof LoadError)) return 'failed';
    return navigator.onLine ? 'checking' : 'offline';
  });
  const [state, setState] = recovery;

  useEffect(() => {
    if (state === 'failed') return;
    if (state === 'offline') return whenBack(() => setState('checking'));
    let here = true;
    void reach().then((answer) => {
      if (!here) return;
      if (answer === 'ok') location.reload();
      else setState(answer === 'refused' ? 'failed' : 'offline');
    });
    return () => {
      here = false;
    };
  }, [state]);

  return recovery;
}
