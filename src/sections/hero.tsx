import { Box, Container, chakra, Heading, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../content/links/button-link.tsx';
import { LinkedText } from '../content/links/linked-text.tsx';
import type { Surface } from '../theme/semantic-tokens.ts';
import type { OptionalCallToAction } from './section.tsx';

type HeroProps = OptionalCallToAction & {
  badge: string;
  title: string;
  lead: string;
  secondary?: ReactNode;
  picture: ReactNode;
  variant?: 'wall' | 'thing';
  background?: ReactNode;
  surface?: Surface;
  size?: 'md' | 'lg';
};

/** Fits a picture, such as a book, between text and edge. */
const thing = {
  display: 'grid',
  placeItems: 'center',
  pt: { base: 6, md: 12 },
  pb: { md: 12 },
  containerType: 'size',
  '& > *': { w: 'auto', h: 'full', maxW: 'full', minH: 0, maxH: '34rem' },
  '& > .cobogo-niche': { h: 'auto', w: 'min(100cqw, 100cqh * 5 / 6, 34rem * 5 / 6)' },
} as const;

/** The first screen. On 390 × 844 px, heading and first action must be in view. */
export function Hero(props: HeroProps) {
  const { badge, title, lead, picture, variant = 'wall', size = 'md' } = props;
  const isThing = variant === 'thing';
  const isLarge = size === 'lg';
  return (
    <chakra.section
      data-surface={props.surface ?? 'page'}
      position="relative"
      // Safari has no `clip` before version 16. `hidden` alone would let the hero itself be scrolled.
      overflow="hidden"
      css={{ '@supports (overflow: clip)': { overflow: 'clip' } }}
    >
      {/* From `md` on, the text takes seven of twelve columns, and the picture the other five. */}
      <Box
        h={{ base: isThing || isLarge ? '13.75rem' : '10rem', md: 'auto' }}
        position={{ md: 'absolute' }}
        zIndex={{ md: 1 }}
        insetBlock={{ md: 0 }}
        insetStart={{
          md: 'calc(50% + min({sizes.content}, 100% - 2 * {spacing.gutter}) / 12)',
        }}
        insetEnd={{ md: isThing ? 'margin' : 0 }}
        css={isThing ? thing : undefined}
        data-print="hide"
      >
        {picture}
      </Box>
      <Container
        py={8}
        minH={{ md: isLarge ? 'clamp(34rem, 80vh, 46rem)' : 'clamp(28rem, 60vh, 36rem)' }}
        display="flex"
        flexDirection="column"
        justifyContent="center"
      >
        <Box w={{ md: '56%' }} position="relative" zIndex={1}>
          <Text textStyle="label" color="fg.accent" mb={{ base: 3, md: 4 }}>
            {badge}
          </Text>
          <Heading as="h1" textStyle="h1" mb={{ base: 4, md: 6 }}>
            {title}
          </Heading>
          <Text textStyle="lead" color="fg.muted" maxW="lead">
            <LinkedText>{lead}</LinkedText>
          </Text>
          {props.to && (
            <HStack wrap="wrap" gap={{ base: 3, md: 4 }} mt={{ base: 6, md: 8 }}>
              <ButtonLink to={props.to}>{props.cta}</ButtonLink>
              {props.secondary}
            </HStack>
          )}
        </Box>
      </Container>
      {/* The background comes after the text in the HTML. Otherwise browsers may paint it first, and
          move it down when the text arrives. */}
      {props.background}
    </chakra.section>
  );
}
