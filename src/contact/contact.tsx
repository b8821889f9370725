import { Box, chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowIcon, ClockIcon } from '../cobogo/icons';
import { openingDays } from '../i18n/opening-days';
import { useContent } from '../i18n/use-content';
import { useCopy } from '../i18n/use-copy';
import { mailtoUrl, whatsAppUrl } from '../links/urls';
import { ContactForm } from './contact-form';

/** Every way to get in touch: the form, the other channels beside it, and when to expect somebody. */
export function Contact() {
  const { form, channels, hours } = useCopy('contato');
  const { t } = useTranslation();
  const { site, locale } = useContent();
  const ids = { form: useId(), channels: useId(), hours: useId() };
  const addresses = {
    whatsapp: whatsAppUrl(site.whatsapp, channels.message),
    email: mailtoUrl(site.email, channels.subject),
    ...site.social,
  };

  return (
    <Box bg="bg.subtle" py="section">
      <Box
        maxW="container"
        mx="auto"
        px="gutter"
        display="grid"
        gap={{ base: 16, lg: 24 }}
        gridTemplateColumns={{ lg: '7fr 5fr' }}
      >
        <section aria-labelledby={ids.form}>
          <chakra.h2 id={ids.form} textStyle="h2" mb={6}>
            {form.title}
          </chakra.h2>
          <ContactForm />
        </section>
        <Box display="grid" gap={12} alignContent="start">
          <section aria-labelledby={ids.channels}>
            <chakra.h2 id={ids.channels} textStyle="h3" mb={4}>
              {channels.title}
            </chakra.h2>
            <chakra.ul css={list}>
              {Object.entries(channels.items).map(([id, { titulo, desc }]) => (
                <li key={id}>
                  <a
                    href={addresses[id as keyof typeof addresses]}
                    rel="noopener"
                    data-print={id === 'whatsapp' ? whatsAppUrl(site.whatsapp) : undefined}
                  >
                    <span>
                      <strong>{titulo}</strong>
                      <small>{desc}</small>
                    </span>
                    <ArrowIcon />
                  </a>
                </li>
              ))}
            </chakra.ul>
          </section>
          {site.openDays && (
            <section aria-labelledby={ids.hours}>
              <chakra.h2 id={ids.hours} textStyle="h3" mb={4} display="flex" gap={3}>
                <ClockIcon size={28} />
                {hours.title}
              </chakra.h2>
              <chakra.p fontWeight={600}>
                {openingDays(site.openDays, locale.tag, (from, to) =>
                  t(($) => $.dayRange, { from, to }),
                )}
              </chakra.p>
              <chakra.p textStyle="h3" fontVariantNumeric="tabular-nums">
                {hours.time}
              </chakra.p>
              <chakra.p color="fg.muted" mt={3} maxW="38ch">
                {hours.note}
              </chakra.p>
            </section>
          )}
        </Box>
      </Box>
    </Box>
  );
}

const list = {
  '& li': { borderTop: '1px solid', borderColor: 'line', maxW: 'none' },
  '& li a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 4,
    py: 3,
    minH: 'touch',
    textDecoration: 'none',
    _hover: { color: 'fg.accent' },
  },
  '& strong': { display: 'block', fontWeight: 600 },
  '& small': { display: 'block', textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
};
