import { Box, Container, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { ButtonLink } from '../links/button-link';
import type { Route } from '../site/pages';
import { Portrait } from './portrait';
import { type Items, Section, SectionFrame, type SectionProps } from './section';

interface AboutProps {
  title: string;
  body: Items<string>;
  cta: string;
  to: Route;
}

/** Who she is: the portrait on one side; text and a call to action on the other. */
export function About({ title, body, cta, to }: AboutProps) {
  return (
    <SectionFrame surface="warm">
      {(headingId) => (
        <Container>
          <Grid
            alignItems="center"
            columnGap={{ md: 12, lg: 24 }}
            rowGap={8}
            templateColumns={{ md: '5fr 7fr' }}
          >
            <Box maxW="26rem">
              <Portrait />
            </Box>
            <Stack gap={4} alignItems="start">
              <Heading id={headingId} textStyle="h2" mb={2}>
                {title}
              </Heading>
              <Paragraphs body={body} />
              <ButtonLink to={to} mt={4}>
                {cta}
              </ButtonLink>
            </Stack>
          </Grid>
        </Container>
      )}
    </SectionFrame>
  );
}

/** An explanation in a few paragraphs. */
export function Prose({ body, ...section }: SectionProps & { body: Items<string> }) {
  return (
    <Section {...section} layout="aside">
      <Stack gap={6}>
        <Paragraphs body={body} textStyle="lead" />
      </Stack>
    </Section>
  );
}

function Paragraphs({ body, textStyle }: { body: Items<string>; textStyle?: string }) {
  return Object.entries(body).map(([id, text]) => (
    <Text key={id} textStyle={textStyle}>
      {text}
    </Text>
  ));
}
