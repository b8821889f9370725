import { Link, Text, type TextProps } from '@chakra-ui/react';
import { Trans, useTranslation } from 'react-i18next';
import { mailtoUrl, whatsAppUrl } from '../links/urls';
import { useContent } from '../site/use-content';

/** Links to WhatsApp and e-mail, for visitors who can't use the form. */
export function OtherWays(props: TextProps) {
  const { t } = useTranslation('contato');
  const { site } = useContent();
  return (
    <Text {...props}>
      <Trans
        t={t}
        i18nKey={($) => (site.formEndpoint ? $.form.delivery.noScript : $.form.noScript)}
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
