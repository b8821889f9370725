import { Link, Text, type TextProps } from '@chakra-ui/react';
import { Trans, useTranslation } from 'react-i18next';
import { mailtoUrl, whatsAppUrl } from '../links/urls.ts';
import { useContent } from '../site/use-content.ts';

interface OtherWaysProps extends TextProps {
  /** Which of the form's sentences holds the links; by default the one for who can't use it. */
  sentence?: 'noScript' | 'privacy';
}

/** Links to WhatsApp and e-mail, for visitors who can't use the form, or whose message it wouldn't send. */
export function OtherWays({ sentence = 'noScript', ...props }: OtherWaysProps) {
  const { t } = useTranslation('contato');
  const { site } = useContent();
  return (
    <Text {...props}>
      <Trans
        t={t}
        i18nKey={({ form }) => {
          if (sentence === 'privacy') return form.privacy;
          return site.formEndpoint ? form.delivery.noScript : form.noScript;
        }}
        components={{
          whatsapp: (
            <Link
              href={whatsAppUrl(
                site.whatsapp,
                t(($) => $.channels.message),
              )}
            />
          ),
          email: (
            <Link
              href={mailtoUrl(
                site.email,
                t(($) => $.channels.subject),
              )}
            />
          ),
        }}
      />
    </Text>
  );
}
