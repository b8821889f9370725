import { chakra, Heading, List, Text, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../content/links/button-link.tsx';
import { LinkedText } from '../content/links/linked-text.tsx';
import { itemGridRecipe } from './item-grid.recipe.ts';
import {
  type CallToAction,
  Section,
  type SectionProps,
  Takeaway,
  type TitledText,
} from './section.tsx';

interface Idea extends TitledText {
  labels?: Record<string, string>;
  alt?: string;
}

interface ItemGridProps extends SectionProps, Partial<CallToAction> {
  items: Record<string, Idea>;
  variant?: 'ruled' | 'cards' | 'halves' | 'pictured' | 'triptych';
  renderPicture?: (id: string, item: Idea) => ReactNode;
}

/** A few ideas of equal weight. */
export function ItemGrid(props: ItemGridProps) {
  const { items, variant = 'ruled', renderPicture, cta, to, ...section } = props;
  const styles = useSlotRecipe({ recipe: itemGridRecipe })({ variant });
  if (Object.keys(items).length === 0) return null;
  const surface = variant === 'cards' || variant === 'pictured' ? 'card' : undefined;
  return (
    <Section {...section}>
      <List.Root css={styles.root} data-surface={variant === 'halves' ? 'card' : undefined}>
        {Object.entries(items).map(([id, item]) => {
          const drawing = renderPicture?.(id, item);
          return (
            <List.Item key={id} css={styles.item} data-surface={surface}>
              {drawing && (
                <chakra.div css={styles.picture} data-surface="pale" data-print="hide">
                  {drawing}
                </chakra.div>
              )}
              <chakra.div css={styles.words}>
                <Heading as="h3" css={styles.title}>
                  {item.titulo}
                </Heading>
                <Text css={styles.text}>
                  <LinkedText>{item.desc}</LinkedText>
                </Text>
                {item.takeaway && <Takeaway mt={2}>{item.takeaway}</Takeaway>}
              </chakra.div>
            </List.Item>
          );
        })}
      </List.Root>
      {to && (
        <ButtonLink to={to} mt={8}>
          {cta}
        </ButtonLink>
      )}
    </Section>
  );
}
