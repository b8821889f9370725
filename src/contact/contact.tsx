import { Box, Container, chakra, List, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { mailtoUrl, whatsAppUrl } from '../content/links/message-urls.ts';
import { site } from '../content/site.ts';
import { everyWeekday, type Weekday } from '../content/weekdays.ts';
import { ArrowIcon, ClockIcon } from '../drawings/icons.tsx';
import { OpeningWeek } from '../drawings/opening-week.tsx';
import { Boundary } from '../lib/boundary.tsx';
import { SectionFrame, SectionHeading } from '../sections/section.tsx';
import { ContactForm } from './contact-form.tsx';
import { OtherWays } from './sentence.tsx';

/** The contact page's form, other channels and opening hours. */
export function Contact() {
  const { t } = useTranslation('contato');
  const { openDays } = site;
  return (
    <Box data-surface="subtle" pt={{ base: 6, md: 'section' }} pb="section">
      <Container>
        <SimpleGrid gap={{ base: 16, lg: 24 }} templateColumns={{ lg: '7fr 5fr' }}>
          <SectionFrame py={0}>
            {/* By itself, so that the form stays if a browser's translation changes the heading. */}
            <Boundary>
              <SectionHeading mb={{ base: 4, md: 6 }}>{t(($) => $.form.title)}</SectionHeading>
            </Boundary>
            <Boundary fallback={<OtherWays />}>
              <ContactForm />
            </Boundary>
          </SectionFrame>
          <Stack gap={12}>
            <Boundary>
              <Channels />
            </Boundary>
            {openDays && (
              <Boundary>
                <Hours openDays={openDays} />
              </Boundary>
            )}
          </Stack>
        </SimpleGrid>
      </Container>
    </Box>
  );
}

function Channels() {
  const { t } = useTranslation('contato');
  const channels = t(($) => $.channels);
  const addresses: Record<string, string> = {
    whatsapp: whatsAppUrl(site.whatsapp, channels.message),
    email: mailtoUrl(site.email, channels.subject),
    ...site.social,
  };
  const items = Object.entries(channels.items).filter(([id]) => addresses[id]);
  if (items.length === 0) return null;
  return (
    <SectionFrame py={0}>
      <SectionHeading textStyle="h3" mb={4}>
        {channels.title}
      </SectionHeading>
      <List.Root>
        {items.map(([id, { titulo, desc }]) => (
          <List.Item key={id} borderTop="1px solid {colors.line}">
            <chakra.a
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              gap={4}
              py={3}
              minH="touch"
              textDecoration="none"
              _hover={{ color: 'fg.accent' }}
              href={addresses[id]}
              data-print-url={id === 'whatsapp' ? whatsAppUrl(site.whatsapp) : undefined}
            >
              <span>
                <chakra.strong display="block" fontWeight={600}>
                  {titulo}
                </chakra.strong>
                <chakra.span display="block" textStyle="small" color="fg.muted">
                  {desc}
                </chakra.span>
              </span>
              <ArrowIcon />
            </chakra.a>
          </List.Item>
        ))}
      </List.Root>
    </SectionFrame>
  );
}

function Hours({ openDays }: { openDays: Weekday[] }) {
  const { t } = useTranslation('contato');
  return (
    <SectionFrame py={0}>
      <SectionHeading textStyle="h3" display="flex" alignItems="center" gap={3} mb={4}>
        <ClockIcon size={28} />
        {t(($) => $.hours.title)}
      </SectionHeading>
      <Box maxW="24rem" borderRadius="block" overflow="hidden" mb={4} data-print="hide">
        <OpeningWeek open={everyWeekday.map((day) => openDays.includes(day))} />
      </Box>
      <Text fontWeight={600}>{t(($) => $.hours.days)}</Text>
      <Text textStyle="h3" fontVariantNumeric="tabular-nums">
        {t(($) => $.hours.time)}
      </Text>
      <Text color="fg.muted" mt={3} maxW="lead">
        {t(($) => $.hours.note)}
      </Text>
    </SectionFrame>
  );
}
