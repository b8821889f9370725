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
import { LinkedText } from '../content/links/linked-text.tsx';
import { type Movement, useMotion } from '../drawings/use-motion.ts';
import { Section, type SectionProps, type TitledText } from './section.tsx';

/** `parte` or `bloco` is the step's name, which is shown in place of a number. */
interface Step extends TitledText {
  parte?: string;
  bloco?: string;
  alt?: string;
}

interface StepsProps extends SectionProps {
  items: Record<string, Step>;
  variant?: RecipeVariantProps<typeof steps>['variant'];
  renderPicture?: (id: string, item: Step, index: number) => ReactNode;
  motion?: Movement;
}

const steps = defineSlotRecipe({
  slots: ['root', 'item', 'picture', 'words'],
  variants: {
    variant: {
      plain: {
        root: { gap: 8, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))' },
        item: { alignContent: 'start', borderTop: '4px solid {colors.fg.accent}', pt: 4 },
      },
      pages: {
        root: {
          gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        },
        item: {
          alignContent: { base: 'stretch', md: 'start' },
          gridTemplateColumns: { base: 'min(8rem, 36%) minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
        },
        picture: { display: 'grid' },
        words: { ps: { base: 6, md: 0 }, pe: { md: 6 }, pt: { base: 1, md: 8 }, pb: 6 },
      },
      rooms: {
        root: { rowGap: 8, gridTemplateColumns: { md: 'repeat(auto-fit, minmax(10.5rem, 1fr))' } },
        item: { alignContent: 'start' },
        words: { pe: { md: 6 }, pt: 4 },
      },
      stair: {
        root: {
          rowGap: 8,
          columnGap: { base: 6, lg: 12 },
          gridTemplateColumns: { md: 'repeat(auto-fit, minmax(9.5rem, 1fr))' },
        },
        item: {
          alignContent: 'start',
          columnGap: 6,
          gridTemplateColumns: { base: 'min(7rem, 40%) minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
          gridTemplateRows: { md: 'subgrid' },
          gridRow: { md: 'span 2' },
        },
        picture: { alignSelf: { md: 'end' } },
      },
    },
  },
});

/** Numbered or named steps, with or without drawings. */
export function Steps(props: StepsProps) {
  const { items, variant = 'plain', renderPicture, motion, ...section } = props;
  const styles = useSlotRecipe({ recipe: steps })({ variant });
  return (
    <Section {...section}>
      <List.Root ref={useMotion(motion)} as="ol" display="grid" css={styles.root}>
        {Object.entries(items).map(([id, item], index) => {
          const name = item.parte ?? item.bloco;
          return (
            <List.Item key={id} display="grid" _print={{ display: 'block' }} css={styles.item}>
              {renderPicture && (
                <chakra.div css={styles.picture} data-print="hide">
                  {renderPicture(id, item, index)}
                </chakra.div>
              )}
              <chakra.div css={styles.words}>
                {name && (
                  <Text textStyle="label" color="fg.accent" mb={1}>
                    {name}
                  </Text>
                )}
                <Heading as="h3">
                  {!name && (
                    // Screen readers need the space, which has no width at the end of a box.
                    <chakra.span display="inline-block" color="fg.accent" me={2}>
                      {index + 1}{' '}
                    </chakra.span>
                  )}
                  {item.titulo}
                </Heading>
                <Text color="fg.muted" mt={2}>
                  <LinkedText>{item.desc}</LinkedText>
                </Text>
              </chakra.div>
            </List.Item>
          );
        })}
      </List.Root>
    </Section>
  );
}
