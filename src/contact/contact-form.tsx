import {
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
import { useSelector } from '@tanstack/react-store';
import { type FormEvent, startTransition, useEffect, useId, useState } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChevronIcon } from '../icons/icons';
import { whatsAppUrl } from '../links/urls';
import { useContent } from '../site/use-content';
import { clearNotices, notify } from '../toast/notify';
import { FormField } from './form-field';
import { deliver, markAsSent, sending, sentCount } from './message';
import { OtherWays } from './other-ways';
import { useDraft } from './use-draft';

/**
 * The contact form. Without a `formEndpoint` it sends nothing: it confirms and clears the fields. With
 * one, it clears them once the service has accepted the message.
 * The browser validates, so no `noValidate` and no rules here. Without a `formEndpoint` the button
 * is disabled until hydration, which also blocks Enter: the browser would post the message to the
 * page itself. No `defaultValues`: they would overwrite what was typed before hydration.
 */
export function ContactForm() {
  const { t } = useTranslation('contato');
  const form = t(($) => $.form);
  const { site } = useContent();
  const { formEndpoint } = site;
  const { register, handleSubmit, reset } = useForm();
  const hydrated = useHydrated();
  const [invalid, setInvalid] = useState<Partial<Record<string, boolean>>>({});
  const readOnly = useSelector(sending) !== null;
  const formRef = useDraft();
  const noteId = useId();

  // Without arguments it also resets the native form: `onReset` removes the error icons.
  useEffect(() => sentCount.subscribe(() => reset()).unsubscribe, [reset]);

  function validate({ target }: FormEvent) {
    const { name, validity } = target as HTMLInputElement;
    if (!validity) return;
    // A browser reports each invalid field by an event of its own: React shows all of them at once.
    startTransition(() => setInvalid((others) => ({ ...others, [name]: !validity.valid })));
  }

  async function send(message: FormData) {
    if (sending.get()) return;
    clearNotices();
    const isSent = formEndpoint ? await deliver(message, formEndpoint) : true;
    if (isSent) confirmSent();
    else offerWhatsApp(message);
  }

  function confirmSent() {
    markAsSent();
    const text = t(($) => $.form.success, { count: site.figures.replyDays });
    notify({ type: 'success', text });
  }

  /** Says that the message was not sent, with a link that writes it into a WhatsApp chat. */
  function offerWhatsApp(message: FormData) {
    const { failed, whatsapp } = form.delivery;
    const options: Record<string, string> = form.interesse.options;
    const interest = options[String(message.get('interesse'))];
    const text = [message.get('nome'), interest, message.get('mensagem')].join('\n');
    const link = { href: whatsAppUrl(site.whatsapp, text), label: whatsapp };
    notify({ type: 'error', text: failed, link });
  }

  return (
    <>
      {!hydrated && <Late />}
      <chakra.form
        ref={formRef}
        method="post"
        action={formEndpoint ?? undefined}
        encType="multipart/form-data"
        onSubmit={(event) => {
          // Read from the fields: react-hook-form misses values that were filled in without events.
          const message = new FormData(event.currentTarget);
          void handleSubmit(() => send(message))(event);
        }}
        onBlur={validate}
        onInvalidCapture={validate}
        onInput={(event) => invalid[(event.target as HTMLInputElement).name] && validate(event)}
        onReset={() => setInvalid({})}
        display="grid"
        gap={6}
      >
        <Text textStyle="small" color="fg.muted">
          {form.required}
        </Text>
        <FormField label={form.nome.label} readOnly={readOnly} required invalid={invalid.nome}>
          <Input {...register('nome')} type="text" autoComplete="name" />
        </FormField>
        <SimpleGrid columns={{ md: 2 }} gap={6}>
          <FormField label={form.email.label} readOnly={readOnly} required invalid={invalid.email}>
            <Input {...register('email')} type="email" autoComplete="email" />
          </FormField>
          <FormField label={form.telefone.label} readOnly={readOnly} hint={form.telefone.hint}>
            <Input {...register('telefone')} type="tel" autoComplete="tel" />
          </FormField>
        </SimpleGrid>
        <InterestField invalid={invalid.interesse} field={register('interesse')} />
        <FormField
          label={form.mensagem.label}
          hint={form.mensagem.hint}
          required
          readOnly={readOnly}
          invalid={invalid.mensagem}
        >
          <Textarea {...register('mensagem')} rows={6} />
        </FormField>
        {/* First in the HTML, so that a screen reader says what becomes of the message before its button. */}
        <Stack
          direction={{ base: 'column', md: 'row-reverse' }}
          align={{ md: 'center' }}
          gap={{ base: 4, md: 6 }}
        >
          <Text id={noteId} flex={{ md: 1 }} textStyle="small" color="fg.muted">
            {formEndpoint ? form.delivery.privacy : form.privacy}
          </Text>
          <Button
            type="submit"
            disabled={!hydrated && !formEndpoint}
            aria-busy={readOnly}
            aria-describedby={noteId}
            flexShrink={0}
            // The second click of a double click would validate the emptied form.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            {readOnly ? form.delivery.sending : form.submit}
          </Button>
        </Stack>
      </chakra.form>
      <VisuallyHidden role="status">{readOnly && form.delivery.sending}</VisuallyHidden>
    </>
  );
}

/**
 * What the visitor is interested in. A select can't be read-only: while a message is sent, its other
 * options are disabled instead.
 */
function InterestField({ invalid, field }: { invalid?: boolean; field: UseFormRegisterReturn }) {
  const { t } = useTranslation('contato');
  const { label, placeholder, options } = t(($) => $.form.interesse);
  const message = useSelector(sending);
  const isClosed = (value: string) => message !== null && message.get('interesse') !== value;
  return (
    <FormField label={label} required invalid={invalid}>
      <NativeSelect.Root>
        <NativeSelect.Field {...field} defaultValue="">
          <option value="" disabled={message !== null}>
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

/**
 * For visitors whose form never becomes usable: shown at once if scripts are off, after a delay if
 * they are blocked or fail to load. In CSS, because no script runs in either case.
 */
const Late = chakra(OtherWays, {
  base: {
    overflow: 'hidden',
    animation: 'unfold 0s 8s both',
    '@media (scripting: none)': { animation: 'none' },
  },
});
