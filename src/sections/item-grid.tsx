import {
  chakra,
  defineSlotRecipe,
  Heading,
  List,
  type RecipeVariantProps,
  Text,
  useSlotRecipe,
} from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../content/links/button-link.tsx';
import { LinkedText } from '../content/links/linked-text.tsx';
import { panel } from '../theme/slot-recipes.ts';
import {
  type OptionalCallToAction,
  Section,
  type SectionProps,
  Takeaway,
  type TitledText,
} from './section.tsx';

interface Idea extends TitledText {
  labels?: Record<string, string>;
  alt?: string;
}

type ItemGridProps = SectionProps &
  OptionalCallToAction & {
    items: Record<string, Idea>;
    variant?: RecipeVariantProps<typeof grid>['variant'];
    renderPicture?: (id: string, item: Idea) => ReactNode;
  };

const twoColumns = { gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } };

const grid = defineSlotRecipe({
  slots: ['root', 'item', 'picture', 'words', 'title'],
  // A drawing whose words are too many draws nothing.
  base: { picture: { _empty: { display: 'none' } } },
  variants: {
    variant: {
      ruled: {
        root: { ...twoColumns, columnGap: { md: 12, lg: 24 } },
        item: { borderTop: '1px solid {colors.line}', py: { base: 4, md: 6 } },
      },
      cards: {
        root: { ...twoColumns, gap: { base: 4, md: 6 } },
        item: { ...panel, p: { base: 6, md: 8 } },
      },
      pictured: {
        root: { gap: 6, gridTemplateColumns: { md: 'repeat(12, minmax(0, 1fr))' } },
        item: {
          ...panel,
          display: 'grid',
          overflow: 'hidden',
          containerType: 'inline-size',
          gridTemplateRows: { base: 'auto 1fr', xl: 'auto' },
          gridTemplateColumns: { xl: '9fr 11fr' },
          gridColumn: { md: 'span 6', xl: 'span 5' },
          '&:nth-of-type(4n + 2), &:nth-of-type(4n + 3)': { gridColumn: { xl: 'span 7' } },
        },
        picture: { m: '-2px', h: { base: '13rem', xl: 'auto' }, minH: { xl: '15.5rem' } },
        words: { p: { base: 6, xl: 8 }, alignSelf: { xl: 'center' }, maxW: { xl: '100cqi' } },
        // With `break-word`, a long word first narrows the picture, and breaks if still too wide.
        title: { overflowWrap: { xl: 'break-word' } },
      },
      triptych: {
        root: {
          columnGap: 6,
          rowGap: 12,
          gridTemplateColumns: {
            md: 'minmax(0, 1fr)',
            lg: 'minmax(0, 316fr) minmax(0, 472fr) minmax(0, 316fr)',
          },
        },
        item: {
          display: 'grid',
          alignContent: 'start',
          gap: 6,
          gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
          gridTemplateRows: { lg: 'subgrid' },
          gridRow: { lg: 'span 2' },
        },
        picture: {
          display: 'grid',
          alignItems: 'center',
          borderRadius: 'block',
          overflow: 'hidden',
          p: 4,
          minH: { lg: '24.5rem' },
        },
      },
      halves: {
        root: {
          ...panel,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(20rem, 34%)), 1fr))',
        },
        item: {
          p: { base: 6, md: 12 },
          _notFirst: { borderTop: '1px solid {colors.line}' },
          '&:nth-of-type(2)': { borderTop: { md: 0 } },
          _even: { borderInlineStart: { md: '1px solid {colors.line}' } },
        },
        title: { textStyle: 'h2' },
      },
    },
  },
});

/** A few ideas of equal weight. */
export function ItemGrid(props: ItemGridProps) {
  const { items = {}, variant = 'ruled', renderPicture, cta, to, ...section } = props;
  const styles = useSlotRecipe({ recipe: grid })({ variant });
  const isHalves = variant === 'halves';
  if (Object.keys(items).length === 0) return null;
  const surface = variant === 'cards' || variant === 'pictured' ? 'card' : undefined;
  return (
    <Section {...section}>
      <List.Root display="grid" css={styles.root} data-surface={isHalves ? 'card' : undefined}>
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
                <Text color="fg.muted" maxW="28.2em" mt={isHalves ? 3 : 2}>
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
