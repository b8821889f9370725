import { Box, Container, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import { ButtonLink, WhatsAppButton } from '../content/links/button-link.tsx';
import { LinkedText } from '../content/links/linked-text.tsx';
import { PageWall } from './page-wall.tsx';
import { type CallToAction, SectionFrame, SectionHeading } from './section.tsx';

interface ClosingProps extends CallToAction {
  title: string;
  lead?: string;
  whatsapp: string;
  message: string;
}

/** The last section of a page, with two actions. */
export function Closing({ title, lead, cta, to, whatsapp, message }: ClosingProps) {
  return (
    <SectionFrame data-surface="page" py={0}>
      <Box h={{ base: '5rem', md: '7.5rem' }} data-print="hide">
        <PageWall columns={20} rows={1} />
      </Box>
      <Container py="section">
        <Grid
          columnGap={12}
          rowGap={6}
          alignItems="center"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        >
          <SectionHeading maxW="13.5em">{title}</SectionHeading>
          <Stack gap={6}>
            {lead && (
              <Text textStyle="lead" color="fg.muted">
                {lead}
              </Text>
            )}
            <HStack wrap="wrap" gap={4}>
              <ButtonLink to={to}>{cta}</ButtonLink>
              <WhatsAppButton message={message}>{whatsapp}</WhatsAppButton>
            </HStack>
          </Stack>
        </Grid>
      </Container>
    </SectionFrame>
  );
}

interface NoticeProps extends CallToAction {
  title: string;
  body: string;
}

/** An announcement on the page's accent colour. */
export function Notice({ title, body, cta, to }: NoticeProps) {
  return (
    <SectionFrame data-surface="solid" py={{ base: 12, md: 16 }}>
      <Container>
        <Grid
          alignItems="center"
          gap={6}
          templateColumns={{ md: 'repeat(2, minmax(0, 1fr))', lg: '4fr 6fr fit-content(18rem)' }}
        >
          <SectionHeading>{title}</SectionHeading>
          <Text textStyle="lead">
            <LinkedText>{body}</LinkedText>
          </Text>
          <Box gridColumn={{ md: 2, lg: 'auto' }}>
            <ButtonLink to={to}>{cta}</ButtonLink>
          </Box>
        </Grid>
      </Container>
    </SectionFrame>
  );
}
