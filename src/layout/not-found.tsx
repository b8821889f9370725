import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Wall } from '../cobogo/wall';
import { useCopy } from '../i18n/use-copy';
import { ButtonLink } from '../links/button-link';
import { MessagePage } from './message-page';

/**
 * The 404 page, for the address that a visitor tried and for the `404.html` that a host serves in
 * its place: it must not show the address, which the prerendered file cannot know.
 */
export function NotFound() {
  const { notFound } = useCopy('common');
  const path = useLocation({ select: (location) => location.publicHref });
  const logged = useRef('');

  useEffect(() => {
    // Effects run twice in development.
    if (logged.current === path) return;
    logged.current = path;
    console.info(`404: ${path}`);
  }, [path]);

  return (
    <>
      <title>{notFound.meta}</title>
      <meta name="robots" content="noindex" />
      <MessagePage
        title={notFound.title}
        lead={notFound.lead}
        art={<Wall art="dawn" columns={14} rows={4} closed={[5, 2]} />}
        actions={<ButtonLink to="/">{notFound.home}</ButtonLink>}
      />
    </>
  );
}
