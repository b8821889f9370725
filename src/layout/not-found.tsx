import { Box } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../content/links/button-link.tsx';
import { pages } from '../content/pages.ts';
import { Wall } from '../drawings/wall.tsx';
import { MessagePage } from './message-page.tsx';

/** The 404 page. It can't show the address, because it is prerendered for all addresses. */
export function NotFound() {
  const { t } = useTranslation();
  useEffect(() => console.info(`404: ${window.location.href}`), []);
  return (
    <>
      <title>{t(($) => $.notFound.meta)}</title>
      <meta name="robots" content="noindex" />
      <Box h={{ base: '220px', md: '320px' }} data-print="hide">
        <Wall {...pages.home} columns={14} rows={4} closed={[5, 2]} />
      </Box>
      <MessagePage {...t(($) => $.notFound)}>
        <ButtonLink to="/">{t(($) => $.notFound.home)}</ButtonLink>
      </MessagePage>
    </>
  );
}
