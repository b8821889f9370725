import {
  Button,
  chakra,
  Input,
  Link,
  NativeSelect,
  SimpleGrid,
  Text,
  Textarea,
} from '@chakra-ui/react';
import { ClientOnly, useHydrated } from '@tanstack/react-router';
import { type FormEvent, lazy, type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Boundary } from '../boundary';
import { useContent } from '../i18n/use-content';
import { useCopy } from '../i18n/use-copy';
import { ChevronIcon } from '../icons/icons';
import { idle } from '../idle';
import { whatsAppUrl } from '../links/urls';
import { FormField } from './form-field';
import { OtherWays } from './other-ways';

// The first screen doesn't need it. It is there before the first toast, because screen readers announce
// what enters a live region that they know.
const loadToaster = () => import('./toaster');
const ContactToaster = lazy(() => idle().then(loadToaster));

interface Message {
  nome: string;
  email: string;
  telefone: string;
  interesse: string;
  mensagem: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The form. It sends nothing anywhere, confirms and clears (SPEC.md, section 7), unless the owner names
 * a place for its messages (`formEndpoint`): then it is cleared once they have arrived.
 *
 * The browser validates, so no `noValidate` and no rules here. Without such a place the button is
 * disabled until scripts have loaded, which also stops Enter: nothing typed can end up in the address
 * bar. No default values either, because they would overwrite what was typed before hydration.
 */
export default function ContactForm() {
  const { form } = useCopy('contato');
  const { t } = useTranslation('contato');
  const { site } = useContent();
  const { formEndpoint } = site;
  const { register, handleSubmit, reset, formState } = useForm<Message>();
  const { isSubmitting } = formState;
  const hydrated = useHydrated();
  /** Stands in for the toast where that can't be had. */
  const [answer, setAnswer] = useState<ReactNode>();
  const [invalid, setInvalid] = useState<Partial<Record<string, boolean>>>({});

  function validate({ target }: FormEvent) {
    const { name, validity } = target as Control;
    if (validity) setInvalid((others) => ({ ...others, [name]: !validity.valid }));
  }

  async function send(message: Message) {
    setAnswer(undefined);
    const sent = !formEndpoint || (await deliver(message, formEndpoint));
    const toaster = await loadToaster().catch(() => null);
    if (!sent) {
      const { failed, whatsapp } = form.delivery;
      const chat = whatsAppUrl(site.whatsapp, message.mensagem);
      if (toaster) return toaster.showFailure(failed, chat, whatsapp);
      return setAnswer(
        <>
          {failed}{' '}
          <Link href={chat} rel="noopener">
            {whatsapp}
          </Link>
        </>,
      );
    }
    // Without values it resets the native form too, so that no emptied field looks invalid.
    reset();
    const words = t(($) => $.form.success, { count: site.figures.replyDays });
    if (toaster) toaster.showSuccess(words);
    else setAnswer(words);
  }

  return (
    <>
      {!hydrated && <Late />}
      <chakra.form
        method="post"
        action={formEndpoint ?? undefined}
        onSubmit={(event) => {
          if (isSubmitting) event.preventDefault();
          else void handleSubmit(send)(event);
        }}
        onBlur={validate}
        onInvalidCapture={validate}
        onInput={(event) => invalid[(event.target as Control).name] && validate(event)}
        onReset={() => setInvalid({})}
        display="grid"
        gap={6}
      >
        <Text textStyle="small" color="fg.muted">
          {form.required}
        </Text>
        <FormField label={form.nome.label} required invalid={invalid.nome}>
          <Input {...register('nome')} type="text" autoComplete="name" />
        </FormField>
        <SimpleGrid columns={{ md: 2 }} gap={6}>
          <FormField label={form.email.label} required invalid={invalid.email}>
            <Input {...register('email')} type="email" autoComplete="email" />
          </FormField>
          <FormField label={form.telefone.label} hint={form.telefone.hint}>
            <Input {...register('telefone')} type="tel" autoComplete="tel" />
          </FormField>
        </SimpleGrid>
        <FormField label={form.interesse.label} required invalid={invalid.interesse}>
          <NativeSelect.Root>
            <NativeSelect.Field {...register('interesse')} defaultValue="">
              <option value="">{form.interesse.placeholder}</option>
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
          invalid={invalid.mensagem}
        >
          <Textarea {...register('mensagem')} rows={6} />
        </FormField>
        <Button
          type="submit"
          disabled={!hydrated && !formEndpoint}
          aria-busy={isSubmitting}
          justifySelf={{ md: 'start' }}
          // The second click of a double click would validate the form that the first has emptied.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {isSubmitting && formEndpoint ? form.delivery.sending : form.submit}
        </Button>
      </chakra.form>
      <Text role="status">{answer}</Text>
      <ClientOnly>
        <Boundary>
          <ContactToaster />
        </Boundary>
      </ClientOnly>
    </>
  );
}

/** Whether the message has arrived: anything but a clear yes within 15 seconds is a no. */
async function deliver(message: Message, endpoint: string): Promise<boolean> {
  const body = new FormData();
  for (const [name, value] of Object.entries(message)) body.append(name, value);
  try {
    const { ok } = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(15_000),
    });
    return ok;
  } catch {
    return false;
  }
}

/**
 * For who waits in vain for the form: at once where scripts are off, after a while where they are
 * blocked or lost on the way. Only CSS runs in both cases.
 */
const Late = chakra(OtherWays, {
  base: {
    overflow: 'hidden',
    animation: 'unfold 0s 8s both',
    '@media (scripting: none)': { animation: 'none' },
  },
});
