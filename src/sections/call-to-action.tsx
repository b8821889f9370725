import { Box, Container, Grid, Heading, HStack, Text } from '@chakra-ui/react';
import { ButtonLink, WhatsAppButton } from '../links/button-link';
import type { Route } from '../links/pages';
import type { Art } from '../wall/arts';
import { Wall } from '../wall/wall';
import { Dates } from './agenda';
import { SectionFrame } from './section';

interface ClosingProps {
  title: string;
  /** The page's own next step, and where it leads. */
  cta: string;
  to: Route;
  /** The other way: a chat, with the text that it opens with. */
  whatsapp: string;
  message: string;
  /** The wall of which a low strip ends the page, and the page, which it is named after. */
  art: Art;
}

/** The page's last word: one sentence and what to do about it. */
export function Closing({ title, cta, to, whatsapp, message, art }: ClosingProps) {
  return (
    <SectionFrame py={0}>
      {(headingId) => (
        <>
          <Box h={{ base: '5rem', md: '7.5rem' }} _print={{ display: 'none' }}>
            <Wall art={art} columns={20} rows={1} />
          </Box>
          <Container py="section">
            <Grid
              gap={8}
              alignItems="end"
              templateColumns={{ base: 'minmax(0, 1fr)', lg: '7fr 5fr' }}
            >
              <Heading id={headingId} textStyle="h2" maxW="20ch">
                {title}
              </Heading>
              <HStack wrap="wrap" gap={4} justifyContent={{ lg: 'flex-end' }}>
                <ButtonLink to={to}>{cta}</ButtonLink>
                <WhatsAppButton message={message}>{whatsapp}</WhatsAppButton>
              </HStack>
            </Grid>
            <Dates page={art} />
          </Container>
        </>
      )}
    </SectionFrame>
  );
}

interface NoticeProps {
  title: string;
  body: string;
  cta: string;
  to: Route;
}

/** One piece of news on the page's colour. */
export function Notice({ title, body, cta, to }: NoticeProps) {
  return (
    <SectionFrame surface="accent" py={{ base: 12, md: 16 }}>
      {(headingId) => (
        <Container>
          <Grid alignItems="center" gap={6} templateColumns={{ md: '4fr 6fr auto' }}>
            <Heading id={headingId} textStyle="h2">
              {title}
            </Heading>
            <Text textStyle="lead">{body}</Text>
            <Box>
              <ButtonLink to={to}>{cta}</ButtonLink>
            </Box>
          </Grid>
        </Container>
      )}
    </SectionFrame>
  );
}
