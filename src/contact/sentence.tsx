import { Text, type TextProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LinkedText } from '../content/links/linked-text.tsx';
import { site } from '../content/site.ts';

/** A text whose e-mail and WhatsApp links open a new message to the owner. */
export function Sentence({ children, ...style }: TextProps & { children: string }) {
  const { t } = useTranslation('contato');
  return (
    <Text {...style}>
      <LinkedText message={t(($) => $.channels.message)} subject={t(($) => $.channels.subject)}>
        {children}
      </LinkedText>
    </Text>
  );
}

/** Says how to write to the owner without the form. */
export function OtherWays() {
  const { t } = useTranslation('contato');
  const { formEndpoint } = site;
  return (
    <Sentence>{t(($) => (formEndpoint ? $.form.delivery.noScript : $.form.noScript))}</Sentence>
  );
}
