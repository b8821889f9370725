import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { lightUp } from '../theme/cobogo-css';

interface HeroProps {
  badge: string;
  title: string;
  lead: string;
  /** The first thing to do here, one or two links. */
  actions?: ReactNode;
  /** The page's drawing. */
  art: ReactNode;
  /** A wall bleeds off the page's edge; a thing (book, niche) stands free. */
  artKind?: 'wall' | 'thing';
  /** Lies on the ground behind the words. */
  floor?: ReactNode;
  ground?: 'page' | 'warm' | 'dark';
  /** The home page's hero fills the first screen, and its wall lights up. */
  tall?: boolean;
}

const surface = { page: 'bg.page', warm: 'bg.warm', dark: 'bg.dark' };

/**
 * The first screen: what the page is about and the first action, beside its drawing.
 * Trap: at 390×844 heading and first action must both be in view, so the phone's wall is low.
 */
export function Hero(props: HeroProps) {
  const { badge, title, lead, actions, art, artKind = 'wall', floor, ground = 'page' } = props;
  return (
    <chakra.section
      data-ground={ground}
      bg={surface[ground]}
      color="fg"
      css={props.tall ? [hero, lightUp] : hero}
    >
      {floor}
      <div data-art={artKind}>{art}</div>
      <Box
        maxW="container"
        mx="auto"
        px="gutter"
        w="full"
        py={{ base: 8, md: 16 }}
        minH={{ md: props.tall ? 'clamp(34rem, 80vh, 46rem)' : 'clamp(28rem, 60vh, 36rem)' }}
        display="flex"
        flexDirection="column"
        justifyContent="center"
      >
        <Box w={{ md: '56%' }} position="relative">
          <chakra.p textStyle="label" color="fg.accent" mb={{ base: 3, md: 4 }}>
            {badge}
          </chakra.p>
          <chakra.h1 textStyle="h1" tabIndex={-1} mb={{ base: 4, md: 6 }}>
            {title}
          </chakra.h1>
          <chakra.p textStyle="lead" color="fg.muted" maxW="lead">
            {lead}
          </chakra.p>
          {actions && (
            <Box display="flex" flexWrap="wrap" gap={{ base: 3, md: 4 }} mt={{ base: 6, md: 8 }}>
              {actions}
            </Box>
          )}
        </Box>
      </Box>
    </chakra.section>
  );
}

const hero = {
  position: 'relative',
  overflow: 'clip',
  '& [data-art]': {
    height: '13.75rem',
    md: {
      position: 'absolute',
      height: 'auto',
      insetBlock: 0,
      insetInlineEnd: 0,
      // Seven of the container's twelve columns are for the words.
      insetInlineStart: 'calc(50% + min(75rem, 100% - 2 * {spacing.gutter}) / 12)',
    },
  },
  '& [data-art] > svg': { width: '100%', height: '100%' },
  '& [data-art=thing]': {
    display: 'grid',
    placeItems: 'center',
    pt: 6,
    md: {
      pt: 0,
      py: 12,
      insetInlineEnd: 'max({spacing.gutter}, calc(50% - 37.5rem))',
    },
  },
  '& [data-art=thing] > *, & [data-art] .cobogo-niche > svg': {
    width: 'auto',
    height: '100%',
    maxWidth: '100%',
    maxHeight: '34rem',
    minHeight: 0,
  },
  '& .cobogo-floor': {
    position: 'absolute',
    insetInlineStart: 0,
    bottom: 0,
    width: 'min(58rem, 140%)',
    height: 'auto',
    mixBlendMode: 'multiply',
    filter: 'blur(2px)',
    pointerEvents: 'none',
  },
};
