import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { LanguageIcon } from '../cobogo/icons';
import { useCopy } from '../i18n/use-copy';
import { fileAddress } from '../links/file-address';
import { Button } from '../theme/controls';
import { useTwins } from './use-twins';

/**
 * The links themselves, for footer and menu. Plain ones: each language's pages are documents of
 * their own, so the browser loads anew, and scripts are not needed.
 */
export function LanguageLinks() {
  const { tag, twins } = useTwins();
  return twins.map((twin) => (
    <li key={twin.tag}>
      <a
        href={fileAddress(twin.path)}
        hrefLang={twin.tag}
        lang={twin.tag}
        aria-current={twin.tag === tag ? 'true' : undefined}
      >
        {/* A name keeps its brackets in place among names of the other direction. */}
        <bdi>{twin.name}</bdi>
      </a>
    </li>
  ));
}

/** Whether there is anything to switch to. */
export function useHasLanguages(): boolean {
  return useTwins().twins.length > 0;
}

/** The header's button with the list, which the browser opens and closes by itself. */
export function LanguageMenu() {
  const { languages } = useCopy('common');
  const id = useId();
  if (!useHasLanguages()) return null;
  return (
    <chakra.div hideBelow="lg" css={menu}>
      <Button asChild variant="plain" size="sm">
        <button type="button" popoverTarget={id} aria-label={languages.label}>
          <LanguageIcon />
        </button>
      </Button>
      <ul id={id} popover="auto">
        <LanguageLinks />
      </ul>
    </chakra.div>
  );
}

const menu = {
  flexShrink: 0,
  '& ul': {
    position: 'fixed',
    inset: 'auto',
    insetInlineEnd: 'max({spacing.gutter}, calc(50% - 37.5rem))',
    top: '4.25rem',
    m: 0,
    maxH: 'calc(100dvh - 6rem)',
    overflowY: 'auto',
    px: 6,
    py: 2,
    bg: 'bg.card',
    color: 'fg',
    border: '2px solid transparent',
    borderRadius: 'block',
    boxShadow: 'raised',
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minH: 'touch',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    '&[aria-current]': { color: 'fg.accent', textDecoration: 'underline' },
  },
  // Browsers that know no popovers would show the list all the time; the footer has it too.
  '@supports not selector(:popover-open)': { display: 'none' },
};
