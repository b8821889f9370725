import {
  Box,
  Button,
  chakra,
  Input,
  Link,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  VisuallyHidden,
} from '@chakra-ui/react';
import { useHydrated } from '@tanstack/react-router';
import { useEffect, useId } from 'react';
import { createFormControl, type SubmitHandler, useForm, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PrivacyLink } from '../content/links/privacy-link.tsx';
import { whatsAppUrl } from '../content/links/urls.ts';
import { useSiteData } from '../content/use-site-data.ts';
import { ChevronIcon } from '../drawings/icons.tsx';
import { FormField } from './form-field.tsx';
import { deliver, emptyMessage, type Message } from './message.ts';
import { OtherWays, Sentence } from './sentence.tsx';
import { ServiceFields } from './service-fields.tsx';
import { toaster } from './toaster.tsx';

// Outside the component, so that a message survives a visit to another page.
const { formControl, control, register, handleSubmit, getValues, reset, setError } =
  createFormControl<Message>({ defaultValues: emptyMessage });

const confirmationId = 'sent';

/** The browser validates the form. react-hook-form keeps the message and its state, and empties it. */
export function ContactForm() {
  const { t } = useTranslation('contato');
  const form = t(($) => $.form);
  const { formEndpoint, whatsapp, figures } = useSiteData().site;
  const hydrated = useHydrated();
  const noteId = useId();
  useForm({ formControl });
  // Unlike the state that `useForm` returns, this one is right after a visit to another page, too.
  const { isSubmitting, isSubmitSuccessful } = useFormState({ control });

  useEffect(() => {
    if (isSubmitSuccessful) reset();
  }, [isSubmitSuccessful]);

  const onSubmit: SubmitHandler<Message> = async (_values, event) => {
    toaster.remove();
    // `FormData` also has the fields of the service, and what is filled in without events.
    const data = new FormData(event?.target);
    if (formEndpoint && !(await deliver(data, formEndpoint))) return reportFailure(data);
    const title = t(($) => $.form.success, { count: figures.replyDays });
    toaster.success({ id: confirmationId, title, duration: 4000 });
  };

  function reportFailure(data: FormData) {
    // Without an error, `isSubmitSuccessful` would be true, and the fields would be emptied.
    setError('root.delivery', { type: 'failed' });
    const { nome, interesse, mensagem } = Object.fromEntries(data) as Message;
    const options: Record<string, string> = form.interesse.options;
    const chat = whatsAppUrl(whatsapp, [nome, options[interesse], mensagem].join('\n'));
    toaster.error({
      title: form.delivery.failed,
      description: <Link href={chat}>{form.delivery.whatsapp}</Link>,
      duration: Number.POSITIVE_INFINITY,
    });
  }

  return (
    <>
      <noscript>
        <OtherWays />
      </noscript>
      <chakra.form
        method="post"
        action={formEndpoint ?? undefined}
        encType="multipart/form-data"
        onSubmit={handleSubmit(onSubmit)}
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
        {/* The library's rules would refuse what a password manager filled in without events. */}
        <SimpleGrid columns={{ md: 2 }} gap={6}>
          <FormField label={form.nome.label} required gridColumn={{ md: 'span 2' }}>
            <Input {...register('nome')} type="text" autoComplete="name" />
          </FormField>
          <FormField label={form.email.label} required>
            <Input {...register('email')} type="email" autoComplete="email" />
          </FormField>
          <FormField label={form.telefone.label} hint={form.telefone.hint}>
            <Input {...register('telefone')} type="tel" autoComplete="tel" />
          </FormField>
          <FormField label={form.interesse.label} required gridColumn={{ md: 'span 2' }}>
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
            required
            gridColumn={{ md: 'span 2' }}
          >
            <Textarea {...register('mensagem')} rows={6} />
          </FormField>
        </SimpleGrid>
        {/* The note precedes the button in the HTML, so that screen readers read it first. */}
        <Stack
          direction={{ base: 'column', md: 'row-reverse' }}
          align={{ md: 'center' }}
          justify={{ md: 'flex-end' }}
          gap={{ base: 4, md: 6 }}
        >
          {formEndpoint && (
            <Box flex={{ md: 1 }} textStyle="small" color="fg.muted">
              <Sentence id={noteId}>{form.delivery.purpose}</Sentence>
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
              // At a second press, the browser would mark the emptied fields as invalid.
              const isEmptied = toaster.isVisible(confirmationId) && !getValues('mensagem');
              if (isSubmitting || isEmptied) event.preventDefault();
            }}
          >
            {isSubmitting ? form.delivery.sending : form.submit}
          </Button>
        </Stack>
        {formEndpoint && <ServiceFields />}
      </chakra.form>
      <VisuallyHidden role="status">{isSubmitting && form.delivery.sending}</VisuallyHidden>
    </>
  );
}
