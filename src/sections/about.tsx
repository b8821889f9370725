import { Box, Container, Grid, Stack } from '@chakra-ui/react';
import { ButtonLink } from '../content/links/button-link.tsx';
import { breakpoints } from '../theme/breakpoints.ts';
import { Portrait } from './portrait.tsx';
import { Paragraphs } from './prose.tsx';
import { type CallToAction, SectionFrame, SectionHeading } from './section.tsx';

interface AboutProps extends CallToAction {
  title: string;
  body: Record<string, string>;
}

/** Says who the owner is. */
export function About({ title, body, cta, to }: AboutProps) {
  return (
    <SectionFrame data-surface="tint">
      <Container>
        <Grid
          alignItems="center"
          columnGap={{ md: 12, lg: 24 }}
          rowGap={8}
          templateColumns={{ md: '5fr 7fr' }}
        >
          <Box maxW="26rem" data-print="hide">
            <Portrait sizes={`(min-width: ${breakpoints.md}) min(21vw, 242px), min(51vw, 242px)`} />
          </Box>
          <Stack gap={4} alignItems="start">
            <SectionHeading mb={2}>{title}</SectionHeading>
            <Paragraphs body={body} />
            <ButtonLink to={to} mt={4}>
              {cta}
            </ButtonLink>
          </Stack>
        </Grid>
      </Container>
    </SectionFrame>
  );
}
