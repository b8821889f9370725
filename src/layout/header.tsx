import { Box, Container, chakra, Flex } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Logo } from '../icons/logo.tsx';
import { ButtonLink } from '../links/button-link.tsx';
import { fileAddress } from '../site/file-address.ts';
import { menuPages, routeOf } from '../site/pages.ts';
import { useSiteData } from '../site/use-site-data.ts';
import { shortScreen } from '../theme/breakpoints.ts';
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
      '&[data-long]': { w: '11rem', maxW: { lg: '18rem' }, fontSize: '1.125rem' },
    },
  }),
);

const PageLink = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minW: 'touch',
      minH: 'touch',
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

const linkedPages = menuPages.filter((page) => page !== 'contato');

/** Brand, links or a menu button, and the contact page as an action. */
export function Header() {
  const { t } = useTranslation();
  const { site, logo } = useSiteData();
  return (
    <chakra.header
      position="sticky"
      top={0}
      zIndex="header"
      bg="bg.page"
      borderBottom="1px solid"
      borderColor="line"
      css={{ [shortScreen]: { position: 'static' } }}
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
          data-long={(!logo && site.name.length > 24) || undefined}
        >
          <Brand />
        </BrandLink>
        <Flex flex="1 1 auto" minW={0} py={2} align="center" columnGap={{ base: 1, md: 4 }}>
          <Flex flexGrow={1} justify="flex-end" w={buttonW}>
            <Links />
            <Box hideFrom="lg">
              <MenuToggle />
            </Box>
          </Flex>
          <LanguageMenu />
          <Action />
        </Flex>
      </Container>
    </chakra.header>
  );
}

// `anywhere` would make a single letter the longest word.
const Name = chakra('span', { base: { minW: 0, overflowWrap: 'break-word' } });

/** Mark and name, or the owner's logo in a box that is known before the picture has loaded. */
function Brand() {
  const { site, logo } = useSiteData();
  if (!logo) {
    return (
      <>
        <Logo size={36} />
        <Name>{site.name}</Name>
      </>
    );
  }
  return (
    <chakra.img
      src={fileAddress(logo)}
      alt={site.name}
      w={{ base: '8rem', md: '12.5rem' }}
      h="2.5rem"
      objectFit="contain"
      objectPosition="left"
      _rtl={{ objectPosition: 'right' }}
    />
  );
}

function Action() {
  const { labels } = useSiteData().locale;
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

/** Long labels wrap to a second row. */
function Links() {
  const { t } = useTranslation();
  const { labels } = useSiteData().locale;
  return (
    <Flex as="nav" aria-label={t(($) => $.nav.label)} hideBelow="lg" wrap="wrap" columnGap={4}>
      {linkedPages.map((page) => (
        <PageLink key={page} to={routeOf(page)} activeOptions={{ exact: true }}>
          {labels[page]}
        </PageLink>
      ))}
    </Flex>
  );
}
