import { Box, chakra } from '@chakra-ui/react';
import { StageLeaf } from '../cobogo/stage-leaf';
import { type Items, Section, type SectionProps, type TextItem } from './section';

interface Meeting {
  encontro: string;
  tema: string;
  descricao: string;
}

interface JourneyProps extends Omit<SectionProps, 'children' | 'layout'> {
  stages: Items<TextItem & { meetings: Items<Meeting> }>;
}

/** The meetings of the mentoring in stages down one line; the leaf opens wider at each. */
export function Journey({ stages, ...section }: JourneyProps) {
  return (
    <Section {...section}>
      <chakra.ol css={line}>
        {Object.entries(stages).map(([id, { titulo, desc, meetings }], index) => (
          <chakra.li key={id} css={stage} maxW="none">
            <Box data-leaf="">
              <StageLeaf step={Math.min(index + 1, 4) as 1 | 2 | 3 | 4} />
            </Box>
            <div>
              <h3>{titulo}</h3>
              <chakra.p color="fg.accent" textStyle="label" mt={1}>
                {desc}
              </chakra.p>
            </div>
            <ol>
              {Object.entries(meetings).map(([key, { encontro, tema, descricao }]) => (
                <chakra.li key={key} pb={6}>
                  <chakra.p textStyle="small" color="fg.muted">
                    {encontro}
                  </chakra.p>
                  <chakra.h4 fontWeight={600} fontSize="1.125rem" m={0}>
                    {tema}
                  </chakra.h4>
                  <chakra.p color="fg.muted" mt={1}>
                    {descricao}
                  </chakra.p>
                </chakra.li>
              ))}
            </ol>
          </chakra.li>
        ))}
      </chakra.ol>
    </Section>
  );
}

const line = { position: 'relative' };

const stage = {
  position: 'relative',
  display: 'grid',
  columnGap: { base: 4, md: 8 },
  rowGap: 4,
  gridTemplateColumns: { base: '4rem 1fr', lg: '6rem 4fr 7fr' },
  pb: { base: 6, md: 8 },
  '& [data-leaf]': { gridRow: { base: 'span 2', lg: 'auto' } },
  '& [data-leaf] svg': { width: '100%', height: 'auto' },
  // The line that joins one leaf to the next.
  '& [data-leaf]::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: { base: '2rem', lg: '3rem' },
    top: { base: '5rem', lg: '7rem' },
    bottom: '1rem',
    borderInlineStart: '2px solid',
    borderColor: 'line',
  },
  '&:last-of-type [data-leaf]::after': { display: 'none' },
  '& > ol': { gridColumn: { base: 2, lg: 'auto' } },
};
