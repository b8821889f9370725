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
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PrivacyLink } from '../content/links/privacy-link.tsx';
import { site } from '../content/site.ts';
import { ChevronIcon } from '../drawings/icons.tsx';
import { FormField } from './form-field.tsx';
import { OtherWays, Sentence } from './sentence.tsx';
import { useContactForm } from './use-contact-form.tsx';

/** The contact form. The browser checks it, and react-hook-form keeps the message, errors and state. */
export function ContactForm() {
  const { t } = useTranslation('contato');
  // Without `count`, i18next would report that nobody fills in the number of `success`.
  const form = t(($) => $.form, { count: site.figures.replyDays });
  const { formEndpoint } = site;
  const noteId = useId();
  const { register, errors, isReady, isSubmitting, reminder, onSubmit } = useContactForm();

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
        noValidate={isReady}
        onSubmit={onSubmit}
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
          <FormField label={form.nome.label} error={errors.nome} required wide>
            <Input {...register('nome')} type="text" autoComplete="name" />
          </FormField>
          <FormField label={form.email.label} error={errors.email} required>
            <Input {...register('email')} type="email" autoComplete="email" />
          </FormField>
          <FormField label={form.telefone.label} hint={form.telefone.hint} error={errors.telefone}>
            <Input {...register('telefone')} type="tel" autoComplete="tel" />
          </FormField>
          <FormField label={form.interesse.label} error={errors.interesse} required wide>
            <NativeSelect.Root>
              <NativeSelect.Field
                {...register('interesse')}
                placeholder={form.interesse.placeholder}
                // Otherwise, Chromium calls an empty select invalid before anybody has touched it.
                aria-invalid={errors.interesse !== undefined}
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
            wide
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
            disabled={!isReady && !formEndpoint}
            _disabled={{ cursor: 'progress' }}
            // Chakra's `loading` would disable the button, and Chromium would drop the focus.
            aria-busy={isSubmitting}
            aria-describedby={formEndpoint === null ? undefined : noteId}
            flexShrink={0}
          >
            {isSubmitting ? form.delivery.sending : form.submit}
          </Button>
        </Stack>
        <VisuallyHidden role="status">
          {isSubmitting ? form.delivery.sending : reminder}
        </VisuallyHidden>
        {formEndpoint && <ServiceFields />}
      </chakra.form>
    </>
  );
}

/** The hidden fields that the form's service asks for. */
function ServiceFields() {
  const { formFields = {}, formTrap } = site;
  return (
    <>
      {Object.entries(formFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {formTrap && (
        <chakra.input
          type="text"
          name={formTrap}
          aria-label={formTrap}
          autoComplete="off"
          tabIndex={-1}
          position="absolute"
          w="1px"
          visibility="hidden"
        />
      )}
    </>
  );
}
