import { chakra, Heading, List, Text, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LinkedText } from '../content/links/linked-text.tsx';
import { type Movement, useMotion } from '../drawings/use-motion.ts';
import { Section, type SectionProps, type TitledText } from './section.tsx';
import { stepsRecipe } from './steps.recipe.ts';

/** `parte` or `bloco` is the step's name, which is shown in place of a number. */
interface Step extends TitledText {
  parte?: string;
  bloco?: string;
  alt?: string;
}

interface StepsProps extends SectionProps {
  items: Record<string, Step>;
  variant?: 'plain' | 'pages' | 'rooms' | 'stair';
  renderPicture?: (id: string, item: Step, index: number) => ReactNode;
  motion?: Movement;
}

/** Numbered or named steps, with or without drawings. */
export function Steps(props: StepsProps) {
  const { items, variant = 'plain', renderPicture, motion, ...section } = props;
  const styles = useSlotRecipe({ recipe: stepsRecipe })({ variant });
  return (
    <Section {...section}>
      <List.Root ref={useMotion(motion)} as="ol" css={styles.root}>
        {Object.entries(items).map(([id, item], index) => {
          const name = item.parte ?? item.bloco;
          return (
            <List.Item key={id} css={styles.item}>
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
