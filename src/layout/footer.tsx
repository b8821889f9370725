import { Box, Container, chakra, List, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ListLink, ListPageLink } from '../content/links/list-link.tsx';
import { mailtoUrl, whatsAppUrl } from '../content/links/message-urls.ts';
import { PrivacyLink } from '../content/links/privacy-link.tsx';
import { pageKeys, routeOf } from '../content/pages.ts';
import { site } from '../content/site.ts';
import { Strip } from '../drawings/strip.tsx';
import { hasLanguages, LanguageLinks } from './language-switcher.tsx';

export const pagesId = 'paginas';

const Label = chakra('h2', { base: { textStyle: 'label', color: 'fg.muted', mb: 2 } });

/** Links to all pages, contact, languages and legal notice. */
export function Footer() {
  const { t } = useTranslation();
  const message = t(($) => $.footer.whatsappMessage);
  return (
    <footer data-surface="dark">
      <Strip />
      <Container pt={16} pb={8}>
        <SimpleGrid columns={{ base: 1, md: 12 }} columnGap={6} rowGap={12}>
          <Box gridColumn={{ md: 'span 4', lg: '1 / span 5' }}>
            <Text textStyle="h3" htmlTranslate="no">
              {site.name}
            </Text>
            <Text color="fg.muted" mb={4}>
              {t(($) => $.brand.role)}
            </Text>
            <Text color="fg.muted" maxW="lead">
              {t(($) => $.footer.lead)}
            </Text>
          </Box>
          <chakra.nav
            id={pagesId}
            aria-labelledby={`${pagesId}-title`}
            gridColumn={{ md: 'span 4', lg: '7 / span 3' }}
          >
            <Label id={`${pagesId}-title`}>{t(($) => $.footer.pages)}</Label>
            <List.Root>
              {pageKeys.map((page) => (
                <List.Item key={page}>
                  <ListPageLink to={routeOf(page)}>{t(($) => $.pages[page])}</ListPageLink>
                </List.Item>
              ))}
            </List.Root>
          </chakra.nav>
          <Box gridColumn={{ md: 'span 4', lg: '10 / span 3' }}>
            <Label>{t(($) => $.footer.contact)}</Label>
            <List.Root>
              <List.Item>
                <ListLink href={mailtoUrl(site.email)} htmlTranslate="no">
                  {site.email}
                </ListLink>
              </List.Item>
              <List.Item>
                <ListLink
                  href={whatsAppUrl(site.whatsapp, message)}
                  data-print-url={whatsAppUrl(site.whatsapp)}
                >
                  {t(($) => $.footer.whatsapp)}
                </ListLink>
              </List.Item>
              {Object.entries(site.social).map(([name, href]) => (
                <List.Item key={name}>
                  <ListLink href={href}>{name}</ListLink>
                </List.Item>
              ))}
            </List.Root>
            {site.openDays && (
              <Text color="fg.muted" textStyle="small" mt={2}>
                {t(($) => $.footer.hours)}
              </Text>
            )}
          </Box>
        </SimpleGrid>
        {hasLanguages && (
          <chakra.nav aria-label={t(($) => $.languages.label)} mt={12}>
            <Label>{t(($) => $.languages.label)}</Label>
            <List.Root display="flex" flexWrap="wrap" columnGap={6}>
              <LanguageLinks />
            </List.Root>
          </chakra.nav>
        )}
        <Stack
          mt={16}
          pt={6}
          gap={2}
          borderTop="1px solid {colors.line}"
          color="fg.muted"
          textStyle="small"
        >
          <Text>{t(($) => (site.formEndpoint ? $.footer.dataDelivery : $.footer.data))}</Text>
          {site.analytics && (
            <Text>
              {t(($) => $.footer.analytics, { where: new URL(site.analytics.src).hostname })}
            </Text>
          )}
          <PrivacyLink />
          <Text>{t(($) => $.footer.legal)}</Text>
        </Stack>
      </Container>
    </footer>
  );
}
