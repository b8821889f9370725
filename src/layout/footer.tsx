import { Box, chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Strip } from '../cobogo/strip';
import { openingDays } from '../i18n/opening-days';
import { useContent } from '../i18n/use-content';
import { useCopy } from '../i18n/use-copy';
import { pages, pagesId } from '../links/pages';
import { mailtoUrl, whatsAppUrl } from '../links/urls';
import { LanguageLinks, useHasLanguages } from './language-switcher';

/** All pages once more, how to write, and the legal line. */
export function Footer() {
  const { footer, brand, nav } = useCopy('common');
  const { t } = useTranslation();
  const { site, locale } = useContent();
  const range = (from: string, to: string) => t(($) => $.dayRange, { from, to });
  return (
    <chakra.footer data-ground="dark" bg="bg.dark" color="fg">
      <Strip />
      <Box maxW="container" mx="auto" px="gutter" pt={16} pb={8}>
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' }}
          columnGap={6}
          rowGap={12}
        >
          <Box gridColumn={{ md: '1 / span 5' }}>
            <chakra.p textStyle="h3">{site.name}</chakra.p>
            <chakra.p color="fg.muted" mb={4}>
              {brand.role}
            </chakra.p>
            <chakra.p color="fg.muted" maxW="38ch">
              {footer.lead}
            </chakra.p>
          </Box>
          <chakra.nav
            id={pagesId}
            aria-labelledby={`${pagesId}-title`}
            gridColumn={{ md: '7 / span 3' }}
            css={links}
          >
            <chakra.h2 id={`${pagesId}-title`} css={label}>
              {footer.pages}
            </chakra.h2>
            <ul>
              {pages.map(({ page, to }) => (
                <li key={page}>
                  <Link to={to} activeOptions={{ exact: true }}>
                    {nav.pages[page]}
                  </Link>
                </li>
              ))}
            </ul>
          </chakra.nav>
          <Box gridColumn={{ md: '10 / span 3' }} css={links}>
            <chakra.h2 css={label}>{footer.contact}</chakra.h2>
            <ul>
              <li>
                <a href={mailtoUrl(site.email)}>{site.email}</a>
              </li>
              <li>
                <a
                  href={whatsAppUrl(site.whatsapp, footer.whatsappMessage)}
                  rel="noopener"
                  data-print={whatsAppUrl(site.whatsapp)}
                >
                  {footer.whatsapp}
                </a>
              </li>
            </ul>
            {site.openDays && (
              <chakra.p color="fg.muted" textStyle="small" mt={2}>
                {t(($) => $.footer.hours, { days: openingDays(site.openDays, locale.tag, range) })}
              </chakra.p>
            )}
          </Box>
        </Box>
        <Languages />
        <chakra.div
          mt={16}
          pt={6}
          display="grid"
          gap={2}
          borderTop="1px solid"
          borderColor="line"
          color="fg.muted"
          textStyle="small"
        >
          <p>{footer.privacy}</p>
          <p>{footer.legal}</p>
        </chakra.div>
      </Box>
    </chakra.footer>
  );
}

/** Alone, because it changes with every page and the rest of the footer does not. */
function Languages() {
  const { languages } = useCopy('common');
  if (!useHasLanguages()) return null;
  return (
    <chakra.nav aria-label={languages.label} mt={12} css={links}>
      <chakra.h2 css={label}>{languages.label}</chakra.h2>
      <chakra.ul display="flex" flexWrap="wrap" columnGap={6}>
        <LanguageLinks />
      </chakra.ul>
    </chakra.nav>
  );
}

const label = { textStyle: 'label', color: 'fg.muted', mb: 2 };

const links = {
  '& li a': {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'touch',
    minW: 'touch',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
    '&[aria-current]': { color: 'fg.accent', textDecoration: 'underline' },
  },
};
