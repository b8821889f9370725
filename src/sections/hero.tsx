import { Box, Container, chakra, Heading, HStack, Text, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../content/links/button-link.tsx';
import { LinkedText } from '../content/links/linked-text.tsx';
import type { Surface } from '../theme/semantic-tokens.ts';
import { heroRecipe } from './hero.recipe.ts';
import type { CallToAction } from './section.tsx';

interface HeroProps extends Partial<CallToAction> {
  badge: string;
  title: string;
  lead: string;
  secondary?: ReactNode;
  picture: ReactNode;
  variant?: 'wall' | 'thing';
  background?: ReactNode;
  surface?: Surface;
  size?: 'md' | 'lg';
}

/** The first screen. On 390 × 844 px, heading and first action must be in view. */
export function Hero(props: HeroProps) {
  const { badge, title, lead, picture, variant = 'wall', size = 'md' } = props;
  const styles = useSlotRecipe({ recipe: heroRecipe })({ variant, size });
  return (
    <chakra.section
      data-surface={props.surface ?? 'page'}
      position="relative"
      // Safari has no `clip` before version 16. `hidden` alone would let the hero itself be scrolled.
      overflow="hidden"
      css={{ '@supports (overflow: clip)': { overflow: 'clip' } }}
      bg="bg.surface"
      color="fg"
    >
      <chakra.div css={styles.picture}>{picture}</chakra.div>
      <Container
        py={8}
        css={styles.container}
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
