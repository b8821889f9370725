import { Box, chakra } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { again } from '../failure/again';
import { Guard } from '../failure/guard';
import { useContent } from '../i18n/use-content';
import { useCopy } from '../i18n/use-copy';
import { mailtoUrl, whatsAppUrl } from '../links/urls';
import { Button, Input, Select, Textarea } from '../theme/controls';
import { Field } from './field';

const ContactToaster = lazy(() => again(() => import('./toaster')));
const loadShowSuccess = () => again(async () => (await import('./toaster')).showSuccess);

interface Message {
  nome: string;
  email: string;
  telefone: string;
  interesse: string;
  mensagem: string;
}

/**
 * The form, which sends nothing anywhere: it confirms and clears (SPEC.md, section 7).
 *
 * The browser validates, so no `noValidate` and no rules here. Until scripts have loaded the button
 * is disabled, which also stops Enter: nothing typed can end up in the address bar. No default
 * values either, because they would overwrite what was typed before hydration.
 */
export function ContactForm() {
  const { form, channels } = useCopy('contato');
  const { t } = useTranslation('contato');
  const { site } = useContent();
  const { register, handleSubmit, reset } = useForm<Message>();
  const [hydrated, setHydrated] = useState(false);
  const [inUse, setInUse] = useState(false);
  const [confirmation, setConfirmation] = useState('');

  // In parts, because the whole form is drawn once more: at once, it would keep a key waiting for 10 ms,
  // 40 on a phone.
  useEffect(() => startTransition(() => setHydrated(true)), []);

  async function confirm() {
    // Without values it resets the native form too, so that no emptied field looks invalid.
    reset();
    const words = t(($) => $.form.success, { count: site.figures.replyDays });
    setConfirmation(words);
    // Without it the guard below says the same.
    const showSuccess = await loadShowSuccess().catch(() => null);
    showSuccess?.(words);
  }

  return (
    <>
      {!hydrated && (
        <chakra.p css={late}>
          {withLinks(form.noScript, {
            whatsapp: whatsAppUrl(site.whatsapp, channels.message),
            email: mailtoUrl(site.email, channels.subject),
          })}
        </chakra.p>
      )}
      <chakra.form
        method="post"
        onSubmit={handleSubmit(confirm)}
        onFocus={() => setInUse(true)}
        display="grid"
        gap={6}
      >
        <chakra.p textStyle="small" color="fg.muted">
          {form.required}
        </chakra.p>
        <Field complaints={form.complaints} name="nome" label={form.nome.label}>
          <Input {...register('nome')} type="text" required autoComplete="name" />
        </Field>
        <Box display="grid" gap={6} gridTemplateColumns={{ md: '1fr 1fr' }}>
          <Field complaints={form.complaints} name="email" label={form.email.label}>
            <Input {...register('email')} type="email" required autoComplete="email" />
          </Field>
          <Field
            complaints={form.complaints}
            name="telefone"
            label={form.telefone.label}
            hint={form.telefone.hint}
          >
            <Input {...register('telefone')} type="tel" autoComplete="tel" />
          </Field>
        </Box>
        <Field complaints={form.complaints} name="interesse" label={form.interesse.label}>
          <Select {...register('interesse')} required defaultValue="">
            <option value="">{form.interesse.placeholder}</option>
            {Object.entries(form.interesse.options).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          complaints={form.complaints}
          name="mensagem"
          label={form.mensagem.label}
          hint={form.mensagem.hint}
        >
          <Textarea {...register('mensagem')} required rows={6} />
        </Field>
        <Button type="submit" disabled={!hydrated} justifySelf={{ md: 'start' }}>
          {form.submit}
        </Button>
      </chakra.form>
      {inUse && (
        <Guard optional fallback={<chakra.p role="status">{confirmation}</chakra.p>}>
          <Suspense>
            <ContactToaster />
          </Suspense>
        </Guard>
      )}
    </>
  );
}

/** A text in which `<name>…</name>` is a link. i18next's `Trans` would be 4 KB of script for one. */
function withLinks(text: string, addresses: Record<string, string>): ReactNode[] {
  const [start, ...links] = text.split(/<(?=\w)/);
  return [
    start,
    ...links.flatMap((link) => {
      const [, name = '', words, rest] = /^(\w+)>(.*?)<\/\1>(.*)$/s.exec(link) ?? [];
      return [
        <a key={name} href={addresses[name]} rel="noopener">
          {words}
        </a>,
        rest,
      ];
    }),
  ];
}

/**
 * How to write without the form, for who waits in vain: at once where scripts are off, after a while
 * where they are blocked or lost on the way. Only CSS runs in both cases.
 */
const late = {
  overflow: 'hidden',
  animation: 'unfold 0s 8s both',
  '@media (scripting: none)': { animation: 'none' },
};
