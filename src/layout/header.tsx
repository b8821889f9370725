import { Container, chakra, HStack } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { useCopy } from '../i18n/use-copy';
import { Logo } from '../icons/logo';
import { pageKeys, pages } from '../site/pages';
import { useContent } from '../site/use-content';
import { LanguageMenu } from './language-switcher';
import { MenuToggle } from './menu-toggle';

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
    },
  }),
);

const PageLink = createLink(
  chakra('a', {
    base: {
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
  }),
);

/** The header: brand and links to all pages; below `lg`, a menu button instead of the links. */
export function Header() {
  const { brand, nav } = useCopy('common');
  const { site } = useContent();
  return (
    <chakra.header
      position="sticky"
      top={0}
      zIndex="header"
      bg="bg.page"
      borderBottom="1px solid"
      borderColor="line"
      // A phone in landscape, or a zoomed page, is too low for a sticky header.
      css={{ '@media (max-height: 30rem)': { position: 'static' } }}
    >
      <Container
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        minH={{ base: '4rem', lg: '4.5rem' }}
        // With large text on a small phone, the button wraps below the name.
        flexWrap="wrap"
        rowGap={2}
        columnGap={4}
      >
        <BrandLink to="/" aria-label={brand.home}>
          <Logo size={36} />
          {site.name}
        </BrandLink>
        <HStack
          as="nav"
          aria-label={nav.label}
          wrap="wrap"
          justify="flex-end"
          rowGap={0}
          columnGap={{ base: 4, xl: 6 }}
          hideBelow="lg"
        >
          {pageKeys.map((page) => (
            <PageLink key={page} to={pages[page].route} activeOptions={{ exact: true }}>
              {nav.pages[page]}
            </PageLink>
          ))}
        </HStack>
        <LanguageMenu />
        <MenuToggle />
      </Container>
    </chakra.header>
  );
}
