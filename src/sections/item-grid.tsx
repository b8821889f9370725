import { Heading, List, Text, useSlotRecipe } from '@chakra-ui/react';
import { ButtonLink } from '../links/button-link';
import type { Route } from '../links/pages';
import { itemGrid } from '../theme/slot-recipes';
import { type Items, Section, type SectionProps, type TextItem } from './section';

interface ItemGridProps extends SectionProps {
  items: Items<TextItem>;
  /**
   * `ruled`: two columns under hairlines. `cards`: white cards, staggered, beside a heading that stays
   * in view. `halves`: two halves of one block, for two ways of having the same thing.
   */
  variant?: 'ruled' | 'cards' | 'halves';
  /** What to do about them, and where it leads. */
  cta?: string;
  to?: Route;
}

/** A few equal ideas: a title and one sentence each. */
export function ItemGrid({ items, variant = 'ruled', cta, to, ...section }: ItemGridProps) {
  const styles = useSlotRecipe({ recipe: itemGrid })({ variant });
  const surface = variant === 'ruled' ? undefined : 'card';
  return (
    <Section layout={variant === 'cards' ? 'aside' : 'stack'} {...section}>
      <List.Root css={styles.root} data-surface={variant === 'halves' ? 'card' : undefined}>
        {Object.entries(items).map(([id, { titulo, desc }]) => (
          <List.Item key={id} css={styles.item} data-surface={surface}>
            <Heading as="h3" css={styles.title}>
              {titulo}
            </Heading>
            <Text css={styles.text}>{desc}</Text>
          </List.Item>
        ))}
      </List.Root>
      {cta && to && (
        <ButtonLink to={to} mt={8}>
          {cta}
        </ButtonLink>
      )}
    </Section>
  );
}
