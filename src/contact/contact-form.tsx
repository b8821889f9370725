import { site } from 'virtual:copy';
import { chakra, Input, NativeSelect, SimpleGrid, Text, Textarea } from '@chakra-ui/react';
import { useHydrated } from '@tanstack/react-router';
import { useId } from 'react';
import { createFormControl, useForm, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChevronIcon } from '../drawings/icons.tsx';
import { browserChecks } from './browser-checks.ts';
import { FormField } from './form-field.tsx';
import { emptyMessage, type Message, messageIn } from './message.ts';
import { Send } from './send.tsx';
import { OtherWays, Sentence } from './sentence.tsx';
import { ServiceFields } from './service-fields.tsx';
import { useDelivery } from './use-delivery.tsx';

// Outside the component, so that a message survives a visit to another page.
const { formControl, control } = createFormControl<Message>({ defaultValues: emptyMessage });

/** The contact form. The browser checks it, and react-hook-form keeps the message, errors and state. */
export function ContactForm() {
  const { t } = useTranslation('contato');
  const form = t(($) => $.form);
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
        <Send control={control} noteId={noteId} />
        {formEndpoint && <ServiceFields />}
      </chakra.form>
    </>
  );
}
