import { Box, Container, chakra, Heading, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../links/button-link';
import type { Route } from '../site/pages';
import type { PageKey } from '../site/resources';
import type { Surface } from '../theme/semantic-tokens';
import { NextDate } from './dates';

interface HeroProps {
  badge: string;
  title: string;
  lead: string;
  /** The page whose next date is shown. */
  dates?: PageKey;
  /** The first call to action, and where it leads. */
  cta?: string;
  to?: Route;
  /** A second call to action. */
  secondary?: ReactNode;
  /** The page's drawing: one element, which takes a `className`. */
  art: ReactNode;
  /** A wall reaches the page's edge; a thing (book, portrait, mosaic) stands free. */
  artKind?: 'wall' | 'thing';
  /** A drawing behind the words. */
  floor?: ReactNode;
  surface?: Surface;
  /** The home page's hero fills the first screen. */
  tall?: boolean;
}

/** From `md` on beside the words, which take seven of twelve columns. */
const Art = chakra('div', {
  base: {
    height: '13.75rem',
    _print: { display: 'none' },
    md: {
      position: 'absolute',
      zIndex: 1,
      height: 'auto',
      insetBlock: 0,
      insetInlineStart: 'calc(50% + min(75rem, 100% - 2 * {spacing.gutter}) / 12)',
    },
  },
  variants: {
    kind: {
      wall: { md: { insetInlineEnd: 0 } },
      thing: {
        display: 'grid',
        placeItems: 'center',
        pt: 6,
        // The photograph lies below the niche's hole only if nothing bends the niche's proportions.
        containerType: 'size',
        '& > .cobogo-niche': { h: 'auto', w: 'min(100cqw, 100cqh * 5 / 6, 34rem * 5 / 6)' },
        md: {
          py: 12,
          insetInlineEnd: 'max({spacing.gutter}, calc(50% - 37.5rem))',
        },
      },
    },
  },
});

const Thing = chakra('div', {
  base: { w: 'auto', h: 'full', maxW: 'full', minH: 0, maxH: '34rem' },
});

/**
 * The first screen: what the page is about and the first action, beside its drawing.
 * Trap: at 390×844 heading and first action must both be in view, so the phone's wall is low.
 */
export function Hero(props: HeroProps) {
  const { badge, title, lead, cta, to, art, artKind = 'wall', floor, surface = 'page' } = props;
  return (
    <chakra.section
      data-surface={surface}
      position="relative"
      overflow="clip"
      bg="bg.surface"
      color="fg"
    >
      <Art kind={artKind}>{artKind === 'thing' ? <Thing asChild>{art}</Thing> : art}</Art>
      <Container
        py={8}
        minH={{ md: props.tall ? 'clamp(34rem, 80vh, 46rem)' : 'clamp(28rem, 60vh, 36rem)' }}
        display="flex"
        flexDirection="column"
        justifyContent="center"
      >
        <Box w={{ md: '56%' }} position="relative" zIndex={1}>
          <Text textStyle="label" color="fg.accent" mb={{ base: 3, md: 4 }}>
            {badge}
          </Text>
          <Heading as="h1" textStyle="h1" tabIndex={-1} mb={{ base: 4, md: 6 }}>
            {title}
          </Heading>
          <Text textStyle="lead" color="fg.muted" maxW="lead">
            {lead}
          </Text>
          {props.dates && <NextDate page={props.dates} mt={4} />}
          {cta && to && (
            <HStack wrap="wrap" gap={{ base: 3, md: 4 }} mt={{ base: 6, md: 8 }}>
              <ButtonLink to={to}>{cta}</ButtonLink>
              {props.secondary}
            </HStack>
          )}
        </Box>
      </Container>
      {/* It lies behind everything, and still comes last in the HTML: it stands on the hero's lower
          edge. If it came first, it would be seen to move down while the words arrive. */}
      {floor}
    </chakra.section>
  );
}
