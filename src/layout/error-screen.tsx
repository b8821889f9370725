import { Button } from '@chakra-ui/react';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { RetryIcon } from '../cobogo/icons';
import { useCopy } from '../i18n/use-copy';
import { ButtonLink } from '../links/button-link';
import { MessagePage } from './message-page';

/** Stands in for a page that threw, inside the shell where the shell is alive. */
export function ErrorScreen({ reset }: ErrorComponentProps) {
  const { error } = useCopy('common');
  const router = useRouter();
  return (
    <>
      <title>{error.meta}</title>
      <MessagePage
        title={error.title}
        lead={error.lead}
        actions={
          <>
            <Button
              onClick={() => {
                reset();
                void router.invalidate();
              }}
            >
              <RetryIcon />
              {error.retry}
            </Button>
            <ButtonLink to="/" variant="outline">
              {error.home}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
