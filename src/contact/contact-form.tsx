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
import { type FormEvent, type MouseEvent, useId, useRef } from 'react';
import { createFormControl, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PrivacyLink } from '../content/links/privacy-link.tsx';
import { whatsAppUrl } from '../content/links/urls.ts';
import { useSiteData } from '../content/use-site-data.ts';
import { ChevronIcon } from '../drawings/icons.tsx';
import { yieldToMain } from '../lib/idle.ts';
import { FormField } from './form-field.tsx';
import { deliver, fields, isSending, type Message, useIsSending } from './message.ts';
import { OtherWays, Sentence } from './sentence.tsx';
import { toaster } from './toaster.tsx';

const { formControl } = createFormControl<Message>();

const bothColumns = { gridColumn: { md: 'span 2' } };

const doubleClickMs = 500;

/** Without a `formEndpoint`, the form reports success but sends nothing. */
export function ContactForm() {
  const { t } = useTranslation('contato');
  const form = t(($) => $.form);
  const { site } = useSiteData();
  const { formEndpoint } = site;
  const hydrated = useHydrated();
  const noteId = useId();
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const sending = useIsSending();
  const { register, handleSubmit, setValue, reset } = useForm({ formControl });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (isSending()) return event.preventDefault();
    const data = new FormData(event.currentTarget);
    // Password managers may fill in fields without an event, which react-hook-form would need.
    for (const name of fields) setValue(name, textOf(data, name));
    void handleSubmit(() => send(data))(event);
  }

  async function send(data: FormData) {
    toaster.remove();
    if (formEndpoint && !(await deliver(data, formEndpoint))) return offerWhatsApp(data);
    reset();
    sentAt.current = performance.now();
    // Lets the browser paint the emptied form before React renders the toast, which is slow.
    await yieldToMain();
    const title = t(($) => $.form.success, { count: site.figures.replyDays });
    toaster.success({ title, duration: 4000 });
  }

  function offerWhatsApp(data: FormData) {
    const options: Record<string, string> = form.interesse.options;
    const interest = options[textOf(data, 'interesse')];
    const text = [textOf(data, 'nome'), interest, textOf(data, 'mensagem')].join('\n');
    toaster.error({
      title: form.delivery.failed,
      description: <Link href={whatsAppUrl(site.whatsapp, text)}>{form.delivery.whatsapp}</Link>,
      duration: Number.POSITIVE_INFINITY,
    });
  }

  // After a second press, the browser would mark the emptied fields as invalid.
  function ignoreSecondPress(event: MouseEvent) {
    if (event.timeStamp - sentAt.current < doubleClickMs) event.preventDefault();
  }

  return (
    <>
      {!hydrated && <SlowNotice />}
      <chakra.form
        method="post"
        action={formEndpoint ?? undefined}
        encType="multipart/form-data"
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
        <SimpleGrid columns={{ md: 2 }} gap={6}>
          <FormField label={form.nome.label} readOnly={sending} required {...bothColumns}>
            <Input {...register('nome')} type="text" autoComplete="name" />
          </FormField>
          <FormField label={form.email.label} readOnly={sending} required>
            <Input {...register('email')} type="email" autoComplete="email" />
          </FormField>
          <FormField label={form.telefone.label} readOnly={sending} hint={form.telefone.hint}>
            <Input {...register('telefone')} type="tel" autoComplete="tel" />
          </FormField>
          <InterestField readOnly={sending} />
          <FormField
            label={form.mensagem.label}
            hint={form.mensagem.hint}
            required
            readOnly={sending}
            {...bothColumns}
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
            aria-busy={sending}
            aria-describedby={formEndpoint === null ? undefined : noteId}
            flexShrink={0}
            onClick={ignoreSecondPress}
          >
            {sending ? form.delivery.sending : form.submit}
          </Button>
        </Stack>
        {formEndpoint && <ServiceFields />}
      </chakra.form>
      <VisuallyHidden role="status">{sending && form.delivery.sending}</VisuallyHidden>
    </>
  );
}

const textOf = (data: FormData, name: keyof Message) => String(data.get(name) ?? '');

/** A select can't be read-only, so sending a message disables all options but the chosen one. */
function InterestField({ readOnly }: { readOnly: boolean }) {
  const { t } = useTranslation('contato');
  const { register, getValues } = formControl;
  const { label, placeholder, options } = t(($) => $.form.interesse);
  const isClosed = (value: string) => readOnly && value !== getValues('interesse');
  return (
    <FormField label={label} required {...bothColumns}>
      <NativeSelect.Root>
        <NativeSelect.Field {...register('interesse')} defaultValue="">
          <option value="" disabled={readOnly}>
            {placeholder}
          </option>
          {Object.entries(options).map(([value, label]) => (
            <option key={value} value={value} disabled={isClosed(value)}>
              {label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <ChevronIcon />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </FormField>
  );
}

function ServiceFields() {
  const { formFields = {}, formTrap } = useSiteData().site;
  return (
    <>
      {Object.entries(formFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {formTrap && (
        <chakra.input
          name={formTrap}
          autoComplete="off"
          tabIndex={-1}
          position="absolute"
          visibility="hidden"
        />
      )}
    </>
  );
}

/** Appears at once if scripts are off, and after 8 seconds if scripts haven't loaded by then. */
const SlowNotice = chakra(OtherWays, {
  base: {
    overflow: 'hidden',
    animation: 'unfold 0s 8s both',
    '@media (scripting: none)': { animation: 'none' },
  },
});
