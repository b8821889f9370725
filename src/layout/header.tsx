import { Box, Container, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../content/links/button-link.tsx';
import { pageKeys, routeOf } from '../content/pages.ts';
import { site } from '../content/site.ts';
import { Logo } from '../drawings/logo.tsx';
import { shortScreen } from '../theme/breakpoints.ts';
import { hasLanguages, LanguageMenu } from './language-switcher.tsx';
import { Menu } from './menu.tsx';
import { PageLink } from './page-link.tsx';

const currentUnderline = {
  textDecoration: 'underline',
  textDecorationColor: 'accent.solid',
  textDecorationThickness: '3px',
};

const linkedPages = pageKeys.filter((page) => page !== 'contato');

/** Brand, links or a menu button, languages, and a button that leads to the contact page. */
export function Header() {
  const { t } = useTranslation();
  const linksFrom = hasLanguages ? 'xl' : 'lg';
  return (
    <chakra.header
      position="sticky"
      top={0}
      zIndex="header"
      bg="bg.page"
      borderBottom="1px solid {colors.line}"
      css={{ anchorName: '--header', [shortScreen]: { position: 'static' } }}
    >
      <Container
        display="flex"
        alignItems="center"
        minH={{ base: '4rem', lg: '4.5rem' }}
        flexWrap="wrap"
        columnGap={{ base: 2, md: 4 }}
      >
        {/* Fills the width that links and buttons leave. If less than 11rem is left, the header wraps. */}
        <Flex flex="1000 1 11rem" minW={0} containerType="inline-size">
          <PageLink
            to="/"
            aria-label={t(($) => $.brand.home)}
            display="inline-flex"
            alignItems="center"
            gap={{ base: 2, md: 3 }}
            minH="touch"
            py={1}
            fontFamily="heading"
            fontWeight={600}
            // A name of 16 wide letters fits on one line beside the icon, and 40 letters on four lines.
            fontSize={{
              base: 'clamp(1rem, (100cqi - 2.75rem) / 10.2, 1.375rem)',
              md: 'clamp(1rem, (100cqi - 3rem) / 10.2, 1.375rem)',
            }}
            lineHeight={1.05}
            textDecoration="none"
          >
            <Logo />
            <chakra.span minW={0} htmlTranslate="no">
              {site.name}
            </chakra.span>
          </PageLink>
        </Flex>
        <Flex flex="1 1 auto" minW={0} py={2} align="center" columnGap={{ base: 1, md: 4 }}>
          <Flex flexGrow={1} justify="flex-end">
            <Flex
              as="nav"
              aria-label={t(($) => $.nav.label)}
              hideBelow={linksFrom}
              wrap="wrap"
              columnGap={{ base: 3, xl: 4 }}
            >
              {linkedPages.map((page) => (
                <PageLink
                  key={page}
                  to={routeOf(page)}
                  display="inline-flex"
                  alignItems="center"
                  justifyContent="center"
                  minW="touch"
                  minH="touch"
                  fontSize="1rem"
                  fontWeight={500}
                  textDecoration="none"
                  _hover={{ color: 'fg.accent' }}
                  _currentPage={{ ...currentUnderline, textUnderlineOffset: '12px' }}
                >
                  {t(($) => $.pages[page])}
                </PageLink>
              ))}
            </Flex>
            <Box hideFrom={linksFrom} me={{ base: '-2', sm: 0 }}>
              <Menu />
            </Box>
          </Flex>
          <LanguageMenu />
          <ButtonLink
            to={routeOf('contato')}
            size="sm"
            hideBelow="sm"
            overflowWrap="anywhere"
            activeProps={{ variant: 'outline', ...currentUnderline, textUnderlineOffset: '6px' }}
          >
            {t(($) => $.pages.contato)}
          </ButtonLink>
        </Flex>
      </Container>
    </chakra.header>
  );
}
