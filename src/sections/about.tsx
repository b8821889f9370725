import { Box, Container, Grid, Heading, HStack, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../links/button-link.tsx';
import { breakpoints } from '../theme/breakpoints.ts';
import { Portrait } from './portrait.tsx';
import { Paragraphs } from './prose.tsx';
import { type Cta, type Items, SectionFrame } from './section.tsx';

interface AboutProps {
  title: string;
  body: Items<string>;
  cta: Cta;
  secondary?: ReactNode;
}

/** Who she is. */
export function About({ title, body, cta, secondary }: AboutProps) {
  return (
    <SectionFrame surface="tint">
      {(headingId) => (
        <Container>
          <Grid
            alignItems="center"
            columnGap={{ md: 12, lg: 24 }}
            rowGap={8}
            templateColumns={{ md: '5fr 7fr' }}
          >
            <Box maxW="26rem">
              <Portrait
                sizes={`(min-width: ${breakpoints.md}) min(21vw, 242px), min(51vw, 242px)`}
              />
            </Box>
            <Stack gap={4} alignItems="start">
              <Heading id={headingId} textStyle="h2" mb={2}>
                {title}
              </Heading>
              <Paragraphs body={body} />
              <HStack wrap="wrap" gap={4} mt={4}>
                <ButtonLink to={cta.to}>{cta.label}</ButtonLink>
                {secondary}
              </HStack>
            </Stack>
          </Grid>
        </Container>
      )}
    </SectionFrame>
  );
}
