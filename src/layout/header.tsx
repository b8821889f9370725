import { Box, Container, chakra, Flex } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Logo } from '../icons/logo.tsx';
import { ButtonLink } from '../links/button-link.tsx';
import { menuPages, routeOf } from '../site/pages.ts';
import { useContent } from '../site/use-content.ts';
import { LanguageMenu } from './language-switcher.tsx';
import { MenuToggle } from './menu-toggle.tsx';

/** On the smallest phones only the menu button's icon has room. */
const buttonW = 'clamp({sizes.touch}, 100vw - 16.5rem, 6rem)';

const BrandLink = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 3,
      minH: 'touch',
      fontFamily: 'heading',
      fontWeight: 600,
      fontSize: '1.375rem',
      lineHeight: 1.1,
      textDecoration: 'none',
      py: 2,
      // Between the name's longest word and the whole name. Menu button and action wrap below if
      // they have no room.
      w: 'min-content',
      minW: 0,
      maxW: 'max-content',
      flexGrow: 1000,
      '&[data-long]': { w: '11rem', fontSize: '1.125rem' },
    },
  }),
);

/** What decides a page label's width. */
const label = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minW: 'touch',
  fontSize: '1rem',
  fontWeight: 500,
} as const;

const labelGap = { base: 4, xl: 6 };

const PageLink = createLink(
  chakra('a', {
    base: {
      ...label,
      minH: 'touch',
      textDecoration: 'none',
      _hover: { color: 'fg.accent' },
      _currentPage: {
        textDecoration: 'underline',
        textDecorationColor: 'accent.solid',
        textDecorationThickness: '3px',
        textUnderlineOffset: '12px',
      },
    },
  }),
);

const Label = chakra('span', { base: { ...label, flexShrink: 0 } });

const linkedPages = menuPages.filter((page) => page !== 'contato');

/** Brand, links or a menu button, and the contact page as an action. */
export function Header() {
  const { t } = useTranslation();
  const { site, logo } = useContent();
  return (
    <chakra.header
      position="sticky"
      top={0}
      zIndex="header"
      bg="bg.page"
      borderBottom="1px solid"
      borderColor="line"
      // For phones in landscape and zoomed pages.
      css={{ '@media (max-height: 30rem)': { position: 'static' } }}
    >
      <Container
        display="flex"
        alignItems="center"
        minH={{ base: '4rem', lg: '4.5rem' }}
        flexWrap="wrap"
        columnGap={{ base: 0, md: 4 }}
      >
        <BrandLink
          to="/"
          aria-label={t(($) => $.brand.home)}
          data-long={(!logo?.isWide && site.name.length > 24) || undefined}
        >
          <Brand />
        </BrandLink>
        <Flex flex="1 1 auto" minW={0} py={2} align="center" columnGap={{ base: 1, md: 4, xl: 6 }}>
          <LinksOrMenu />
          <LanguageMenu />
          <Action />
        </Flex>
      </Container>
    </chakra.header>
  );
}

// `anywhere` would make a single letter the longest word.
const Name = chakra('span', { base: { minW: 0, overflowWrap: 'break-word' } });

/** Mark and name. An owner's logo replaces the mark or, if wide, both. */
function Brand() {
  const { site, logo } = useContent();
  if (!logo) {
    return (
      <>
        <Logo size={36} />
        <Name>{site.name}</Name>
      </>
    );
  }
  const { src, ratio, isWide } = logo;
  const height = isWide ? Math.min(40, 240 / ratio) : 36;
  const width = Math.round(height * ratio);
  return (
    <>
      <chakra.img
        src={src}
        alt=""
        width={width}
        height={Math.round(height)}
        minW={isWide ? Math.min(112, width) : undefined}
        flexShrink={isWide ? 1 : 0}
      />
      {!isWide && <Name>{site.name}</Name>}
    </>
  );
}

function Action() {
  const { labels } = useContent().locale;
  return (
    <ButtonLink
      to={routeOf('contato')}
      size="sm"
      overflowWrap="anywhere"
      activeOptions={{ exact: true }}
      activeProps={{
        variant: 'outline',
        textDecoration: 'underline',
        textDecorationColor: 'accent.solid',
        textDecorationThickness: '3px',
        textUnderlineOffset: '6px',
      }}
    >
      {labels.contato}
    </ButtonLink>
  );
}

/**
 * The links if they fit on one line, otherwise the menu button. Unseen labels measure that: if they
 * fit, the box beside them gets no width, and a container query shows the links in it; if not, it
 * wraps and gets the whole line. Without container queries, the button stays.
 */
function LinksOrMenu() {
  const { t } = useTranslation();
  const { labels } = useContent().locale;
  const fits = '@container (max-width: 2rem)';
  return (
    <Flex wrap="wrap" flexGrow={1} w={buttonW}>
      <Flex
        aria-hidden
        visibility="hidden"
        overflow="hidden"
        h={0}
        flex="1000 1 auto"
        gap={labelGap}
        whiteSpace="nowrap"
      >
        {linkedPages.map((page) => (
          <Label key={page}>{labels[page]}</Label>
        ))}
      </Flex>
      <Flex flex={1} justify="flex-end" containerType="inline-size">
        <chakra.nav
          aria-label={t(($) => $.nav.label)}
          display="none"
          gap={labelGap}
          whiteSpace="nowrap"
          css={{ [fits]: { display: 'flex' } }}
        >
          {linkedPages.map((page) => (
            <PageLink key={page} to={routeOf(page)} activeOptions={{ exact: true }}>
              {labels[page]}
            </PageLink>
          ))}
        </chakra.nav>
        <Box css={{ [fits]: { display: 'none' } }}>
          <MenuToggle />
        </Box>
      </Flex>
    </Flex>
  );
}
