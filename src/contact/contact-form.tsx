import {
  Box,
  Button,
  chakra,
  Input,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  VisuallyHidden,
} from '@chakra-ui/react';
import { useHydrated } from '@tanstack/react-router';
import { useId } from 'react';
import { createFormControl, useForm, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PrivacyLink } from '../content/links/privacy-link.tsx';
import { site } from '../content/site.ts';
import { ChevronIcon } from '../drawings/icons.tsx';
import { browserChecks } from './browser-checks.ts';
import { FormField } from './form-field.tsx';
import { emptyMessage, type Message, messageIn } from './message.ts';
import { OtherWays, Sentence } from './sentence.tsx';
import { ServiceFields } from './service-fields.tsx';
import { confirmationId, toaster } from './toaster.tsx';
import { useDelivery } from './use-delivery.tsx';

// Outside the component, so that a message survives a visit to another page.
const { formControl, control } = createFormControl<Message>({ defaultValues: emptyMessage });

/** The contact form. The browser checks it, and react-hook-form keeps the message, errors and state. */
export function ContactForm() {
  const { t } = useTranslation('contato');
  const form = t(($) => $.form, { count: site.figures.replyDays });
  const { formEndpoint } = site;
  const noteId = useId();
  const hydrated = useHydrated();
  const { register, handleSubmit, getValues, setValues, reset } = useForm({
    formControl,
    // Not an option of `createFormControl`, because `useForm` would remove it.
    resolver: browserChecks,
  });
  // Unlike the state that `useForm` returns, this one is right after a visit to another page, too.
  const { errors } = useFormState({ control });
  const send = useDelivery({ getValues, reset });

  return (
    <>
      <noscript>
        <OtherWays />
      </noscript>
      <chakra.form
        method="post"
        action={formEndpoint ?? undefined}
        encType="multipart/form-data"
        // From now on, the library shows the browser's messages. Firefox for Android would show none.
        noValidate={hydrated}
        onSubmit={(event) => {
          // Password managers may fill in fields without events, so the library may not know them.
          setValues(messageIn(event.currentTarget));
          void handleSubmit(send)(event);
        }}
        display="grid"
        gap={6}
      >
        {formEndpoint === undefined && (
          <Sentence id={noteId} fontWeight={500}>
            {form.sendsNothing}
          </Sentence>
        )}
        <Text textStyle="small" color="fg.muted">
          {form.required}
        </Text>
        {/* A message of one line fits into the gap below its field, so nothing moves. */}
        <SimpleGrid columns={{ md: 2 }} columnGap={6} rowGap="2.25rem" pb={4}>
          <FormField
            label={form.nome.label}
            error={errors.nome}
            required
            gridColumn={{ md: 'span 2' }}
          >
            <Input {...register('nome')} type="text" autoComplete="name" />
          </FormField>
          <FormField label={form.email.label} error={errors.email} required>
            <Input {...register('email')} type="email" autoComplete="email" />
          </FormField>
          <FormField label={form.telefone.label} hint={form.telefone.hint} error={errors.telefone}>
            <Input {...register('telefone')} type="tel" autoComplete="tel" />
          </FormField>
          <FormField
            label={form.interesse.label}
            error={errors.interesse}
            required
            gridColumn={{ md: 'span 2' }}
          >
            <NativeSelect.Root>
              <NativeSelect.Field
                {...register('interesse')}
                placeholder={form.interesse.placeholder}
              >
                {Object.entries(form.interesse.options).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator>
                <ChevronIcon />
              </NativeSelect.Indicator>
            </NativeSelect.Root>
          </FormField>
          <FormField
            label={form.mensagem.label}
            hint={form.mensagem.hint}
            error={errors.mensagem}
            required
            gridColumn={{ md: 'span 2' }}
          >
            <Textarea {...register('mensagem')} rows={6} />
          </FormField>
        </SimpleGrid>
        <Send noteId={noteId} />
        {formEndpoint && <ServiceFields />}
      </chakra.form>
    </>
  );
}

/**
 * The button that sends the message, the note on what becomes of it, which screen readers read with the
 * button, and its state in words. By itself, so that not all fields are rendered again.
 */
function Send({ noteId }: { noteId: string }) {
  const { t } = useTranslation('contato');
  const { submit, delivery } = t(($) => $.form, { count: site.figures.replyDays });
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
