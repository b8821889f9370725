import { Button, chakra, List } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTags } from '../content/i18n/texts.ts';
import { ListLink } from '../content/links/list-link.tsx';
import { pagePath } from '../content/links/urls.ts';
import { usePage } from '../content/use-page.ts';
import { LanguageIcon } from '../drawings/icons.tsx';
import { panel } from '../theme/slot-recipes.ts';

/** Plain links to the open page in each language, because the router knows only one language. */
export function LanguageLinks() {
  const { language } = useTranslation().i18n;
  const page = usePage();
  return languageTags.map((tag) => (
    <List.Item key={tag}>
      <ListLink
        href={pagePath(tag, page)}
        hrefLang={tag}
        lang={tag}
        aria-current={tag === language ? 'true' : undefined}
      >
        {/* Browsers may spell the name of a language otherwise than Node does. */}
        <bdi suppressHydrationWarning>{nameOf(tag)}</bdi>
      </ListLink>
    </List.Item>
  ));
}

/** A language's name in that language, such as “Português (Brasil)”. */
function nameOf(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Whether the site has more than one language. */
export const hasLanguages = languageTags.length > 1;

/** The header's button for languages. Unlike Chakra's `Menu`, a native popover needs no scripts. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const id = useId();
  if (!hasLanguages) return null;
  return (
    <chakra.div
      flexShrink={0}
      hideBelow="md"
      // Browsers that don't know `popover` would always show the list.
      css={{ '@supports not selector(:popover-open)': { display: 'none' } }}
    >
      <Button variant="plain" size="sm" popoverTarget={id} aria-label={t(($) => $.languages.label)}>
        <LanguageIcon />
      </Button>
      <List.Root
        id={id}
        popover="auto"
        position="fixed"
        inset="auto"
        insetInlineEnd="margin"
        // Browsers without anchors, such as Firefox before 147, assume a header of one row.
        top="4.25rem"
        css={{
          positionAnchor: '--header',
          '@supports (top: anchor(bottom))': { top: 'anchor(bottom)' },
        }}
        maxH="calc(100dvh - {spacing.header} - 1rem)"
        overflowY="auto"
        px={6}
        py={2}
        {...panel}
        data-surface="card"
        boxShadow="raised"
      >
        <LanguageLinks />
      </List.Root>
    </chakra.div>
  );
}
