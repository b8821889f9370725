import {
  Box,
  Container,
  chakra,
  Grid,
  Heading,
  type HeadingProps,
  type HTMLChakraProps,
  Text,
  type TextProps,
} from '@chakra-ui/react';
import { createContext, type ReactNode, use, useId } from 'react';
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

/** A button that leads to a page. The copy has its label, `cta`, and the code its route, `to`. */
export interface CallToAction {
  cta: string;
  to: RoutePath;
}

/** Without a route, there is no button. With one, it needs its label. */
export type OptionalCallToAction = CallToAction | { cta?: string; to?: undefined };

/** A text below a title and, in some sections, above its conclusion. */
export interface TitledText {
  titulo: string;
  desc: string;
  takeaway?: string;
}

/** The conclusion of a `TitledText`. */
export function Takeaway(props: TextProps) {
  return <Text color="fg.accent" fontWeight={500} {...props} />;
}

const HeadingId = createContext<string | undefined>(undefined);

/** The frame of every section except the hero. The `SectionHeading` inside names the section. */
export function SectionFrame(props: HTMLChakraProps<'section'>) {
  const id = useId();
  return (
    <HeadingId value={id}>
      <chakra.section aria-labelledby={id} py="section" {...props} />
    </HeadingId>
  );
}

/** The heading of the `SectionFrame` around it. */
export function SectionHeading(props: HeadingProps) {
  return <Heading id={use(HeadingId)} textStyle="h2" {...props} />;
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
            <SectionHeading maxW="13.5em">{title}</SectionHeading>
            {aside}
          </Grid>
          <Box minW={0}>{children}</Box>
        </Grid>
      </Container>
    </SectionFrame>
  );
}
