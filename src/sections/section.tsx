import {
  Box,
  Container,
  chakra,
  Grid,
  Heading,
  type HTMLChakraProps,
  Text,
  type TextProps,
} from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import type { RoutePath } from '../content/pages.ts';
import type { Surface } from '../theme/semantic-tokens.ts';

export interface SectionProps {
  title: string;
  lead?: string;
  surface?: Surface;
  layout?: 'stack' | 'aside';
  beside?: ReactNode;
  id?: string;
}

/** A button that leads to a page. Its label, `cta`, comes from the copy, and `to` from the code. */
export interface Action {
  cta: string;
  to: RoutePath;
}

export type OptionalAction = Action | { cta?: undefined; to?: undefined };

export type Items<Item> = Record<string, Item>;

export interface TextItem {
  titulo: string;
  desc: string;
  takeaway?: string;
}

/** The conclusion of an item. */
export function Takeaway(props: TextProps) {
  return <Text color="fg.accent" fontWeight={500} {...props} />;
}

interface SectionFrameProps extends Omit<HTMLChakraProps<'section'>, 'children'> {
  /** Gets the id that the section's heading must have, because the heading names the section. */
  children: (headingId: string) => ReactNode;
}

/** The frame of every section except the hero. */
export function SectionFrame({ children, ...props }: SectionFrameProps) {
  const headingId = useId();
  return (
    <chakra.section aria-labelledby={headingId} bg="bg.surface" color="fg" py="section" {...props}>
      {children(headingId)}
    </chakra.section>
  );
}

/** A section with a heading. Adjacent sections must differ in surface or layout (docs/look.md). */
export function Section(props: SectionProps & { children: ReactNode }) {
  const { title, lead, beside, surface = 'page', layout = 'stack', id, children } = props;
  const isAside = layout === 'aside';
  const aside =
    beside ??
    (lead && (
      <Text textStyle="lead" color="fg.muted" maxW="lead">
        {lead}
      </Text>
    ));
  return (
    <SectionFrame data-surface={surface} id={id}>
      {(headingId) => (
        <Container>
          <Grid
            columnGap={{ base: 6, md: 12 }}
            rowGap={{ base: 6, md: 8 }}
            templateColumns={isAside ? { lg: '4fr 7fr' } : 'minmax(0, 1fr)'}
          >
            <Grid
              columnGap={12}
              rowGap={4}
              alignItems="end"
              templateColumns={aside && !isAside ? { md: 'repeat(2, minmax(0, 1fr))' } : undefined}
              position={isAside ? { lg: 'sticky' } : undefined}
              top="header"
              alignSelf="start"
            >
              <Heading id={headingId} textStyle="h2" maxW="13.5em">
                {title}
              </Heading>
              {aside}
            </Grid>
            <Box minW={0}>{children}</Box>
          </Grid>
        </Container>
      )}
    </SectionFrame>
  );
}
