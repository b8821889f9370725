import {
  Button,
  chakra,
  Input,
  NativeSelect,
  SimpleGrid,
  Text,
  Textarea,
  VisuallyHidden,
} from '@chakra-ui/react';
import { useHydrated } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useContent } from '../i18n/use-content';
import { useCopy } from '../i18n/use-copy';
import { ChevronIcon } from '../icons/icons';
import { whatsAppUrl } from '../links/urls';
import { type Outcome, useOutcomes } from '../outcome/outcome';
import { FormField } from './form-field';
import { OtherWays } from './other-ways';

interface Message {
  nome: string;
  email: string;
  telefone: string;
  interesse: string;
  mensagem: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The contact form. Without a `formEndpoint` it sends nothing: it confirms and clears the fields
 * (docs/specification.md). With one, it clears them once the service has accepted the message.
 *
 * The browser validates, so no `noValidate` and no rules here. Without a `formEndpoint` the button
 * is disabled until hydration, which also blocks Enter: the browser would post the message to the
 * page itself. No `defaultValues`: they would overwrite what was typed before hydration.
 */
export default function ContactForm() {
  const { form } = useCopy('contato');
  const { t } = useTranslation('contato');
  const { site } = useContent();
  const { formEndpoint } = site;
  const { register, handleSubmit, reset } = useForm<Message>();
  const { pending, follow } = useOutcomes();
  const hydrated = useHydrated();
  const [invalid, setInvalid] = useState<Partial<Record<string, boolean>>>({});
  const [sent, setSent] = useState<FormData>();
  const sending = pending && Boolean(formEndpoint);
  /** This form's message while it is being sent: its fields are locked meanwhile. */
  const locked = sending ? sent : undefined;
  const readOnly = Boolean(locked);

  function validate({ target }: FormEvent) {
    const { name, validity } = target as Control;
    if (validity) setInvalid((others) => ({ ...others, [name]: !validity.valid }));
  }

  async function send(message: FormData): Promise<Outcome> {
    if (formEndpoint) {
      setSent(message);
      if (!(await deliver(message, formEndpoint))) {
        const { failed, failedElsewhere, whatsapp } = form.delivery;
        const href = whatsAppUrl(site.whatsapp, String(message.get('mensagem')));
        return {
          type: 'error',
          text: failed,
          elsewhere: failedElsewhere,
          link: { href, label: whatsapp },
        };
      }
    }
    // Without arguments it also resets the native form: `onReset` removes the error icons.
    reset();
    return {
      type: 'success',
      text: t(($) => $.form.success, { count: site.figures.replyDays }),
    };
  }

  return (
    <>
      {!hydrated && <Late />}
      <chakra.form
        method="post"
        action={formEndpoint ?? undefined}
        encType="multipart/form-data"
        onSubmit={(event) => {
          // Read from the fields: react-hook-form misses values that were filled in without events.
          const message = new FormData(event.currentTarget);
          void handleSubmit(() => follow(() => send(message)))(event);
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
        <FormField label={form.interesse.label} required invalid={invalid.interesse}>
          <NativeSelect.Root>
            <NativeSelect.Field {...register('interesse')} defaultValue="">
              <option value="" disabled={readOnly}>
                {form.interesse.placeholder}
              </option>
              {Object.entries(form.interesse.options).map(([value, label]) => (
                <option
                  key={value}
                  value={value}
                  disabled={locked && locked.get('interesse') !== value}
                >
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
          readOnly={readOnly}
          invalid={invalid.mensagem}
        >
          <Textarea {...register('mensagem')} rows={6} />
        </FormField>
        <Button
          type="submit"
          disabled={!hydrated && !formEndpoint}
          aria-busy={sending}
          justifySelf={{ md: 'start' }}
          // The second click of a double click would validate the emptied form.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {sending ? form.delivery.sending : form.submit}
        </Button>
        <Text textStyle="small" color="fg.muted">
          {formEndpoint ? form.delivery.privacy : form.privacy}
        </Text>
      </chakra.form>
      <VisuallyHidden role="status">{sending && form.delivery.sending}</VisuallyHidden>
    </>
  );
}

/** Posts the message. True only if the service answers with success (2xx) within 15 seconds. */
async function deliver(body: FormData, endpoint: string): Promise<boolean> {
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
