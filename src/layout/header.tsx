import { Box, chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Logo } from '../cobogo/logo';
import { useContent } from '../i18n/use-content';
import { useCopy } from '../i18n/use-copy';
import { pages } from '../links/pages';
import { LanguageMenu } from './language-switcher';
import { MenuToggle } from './menu-toggle';

/** Brand and the way to all pages: a row of links where there is room, else a button for the menu. */
export function Header() {
  const { brand, nav } = useCopy('common');
  const { site } = useContent();

  return (
    <chakra.header
      pos="sticky"
      top={0}
      zIndex="header"
      bg="bg.page"
      borderBottom="1px solid"
      borderColor="line"
      // A phone on its side, or a page zoomed in, has no height to spare.
      css={{ '@media (max-height: 30rem)': { position: 'static' } }}
    >
      <Box
        display="flex"
        alignItems="center"
        maxW="container"
        mx="auto"
        px="gutter"
        minH={{ base: '4rem', lg: '4.5rem' }}
        justifyContent="space-between"
        // Large text on a small phone: the button goes below the name.
        flexWrap="wrap"
        gap="0.5rem 1rem"
      >
        <chakra.div css={brandLink}>
          <Link to="/" aria-label={brand.home}>
            <Logo size={36} />
            {site.name}
          </Link>
        </chakra.div>
        <chakra.nav aria-label={nav.label} css={row} hideBelow="lg">
          {pages.map(({ page, to }) => (
            <Link key={page} to={to} activeOptions={{ exact: true }}>
              {nav.pages[page]}
            </Link>
          ))}
        </chakra.nav>
        <LanguageMenu />
        <MenuToggle />
      </Box>
    </chakra.header>
  );
}

const brandLink = {
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 3,
    minH: 'touch',
    fontFamily: 'heading',
    fontWeight: 600,
    fontSize: '1.375rem',
    lineHeight: 1.1,
    textDecoration: 'none',
    '& svg': { flexShrink: 0 },
  },
};

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: { base: 4, xl: 6 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minH: 'touch',
    minW: 'touch',
    fontSize: '1rem',
    fontWeight: 500,
    textDecoration: 'none',
    _hover: { color: 'fg.accent' },
    _currentPage: {
      textDecoration: 'underline',
      textDecorationColor: 'accent.solid',
      textDecorationThickness: '3px',
      textUnderlineOffset: '12px',
    },
  },
};
