import { site } from 'virtual:copy';
import { Box, Button, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useHydrated } from '@tanstack/react-router';
import { type Control, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PrivacyLink } from '../content/links/privacy-link.tsx';
import { type Message, messageIn } from './message.ts';
import { Sentence } from './sentence.tsx';
import { confirmationId, toaster } from './toaster.tsx';

interface SendProps {
  control: Control<Message>;
  /** The id of the note that screen readers read with the button. */
  noteId: string;
}

/** The button that sends the message, the note on what becomes of it, and its state in words. */
export function Send({ control, noteId }: SendProps) {
  const { t } = useTranslation('contato');
  const { submit, delivery } = t(($) => $.form);
  const { formEndpoint } = site;
  const hydrated = useHydrated();
  const { isSubmitting } = useFormState({ control });
  return (
    <>
      {/* The note precedes the button in the HTML, so that screen readers read it first. */}
      <Stack
        direction={{ base: 'column', md: 'row-reverse' }}
        align={{ md: 'center' }}
        justify={{ md: 'flex-end' }}
        gap={{ base: 4, md: 6 }}
      >
        {formEndpoint && (
          <Box flex={{ md: 1 }} textStyle="small" color="fg.muted">
            <Sentence id={noteId}>{delivery.purpose}</Sentence>
            <PrivacyLink />
          </Box>
        )}
        <Button
          type="submit"
          // Before hydration, a form without `action` would post the message to the page itself.
          disabled={!hydrated && !formEndpoint}
          _disabled={{ cursor: 'progress' }}
          // Chakra's `loading` would disable the button, and Chromium would drop the focus.
          aria-busy={isSubmitting}
          aria-describedby={formEndpoint === null ? undefined : noteId}
          flexShrink={0}
          onClick={(event) => {
            // At a second press, the browser would mark the emptied fields as invalid. It does so before the
            // event `submit`, so `onSubmit` would be too late.
            const { form } = event.currentTarget;
            const isEmpty = form && Object.values(messageIn(form)).every((value) => value === '');
            const isSent = toaster.isVisible(confirmationId) && isEmpty;
            if (isSubmitting || isSent) event.preventDefault();
          }}
        >
          {isSubmitting ? delivery.sending : submit}
        </Button>
      </Stack>
      <VisuallyHidden role="status">{isSubmitting && delivery.sending}</VisuallyHidden>
    </>
  );
}
