import { chakra } from '@chakra-ui/react';
import { ButtonLink } from '../links/button-link';
import type { Route } from '../links/pages';
import { type Items, Section, type SectionProps, type TextItem } from './section';

interface Format extends TextItem {
  badge?: string;
  rows: Items<string>;
  cta: string;
}

interface FormatsProps extends Omit<SectionProps, 'children' | 'layout'> {
  /** What is compared, in order; each format answers under the same ids. */
  rows: Items<string>;
  group: Format;
  individual: Format;
  /** Where both lead. */
  to: Route;
}

/** Formats side by side, so that the same line of each stands at the same height. */
export function Formats({ rows, group, individual, to, ...section }: FormatsProps) {
  const lines = Object.entries(rows);
  return (
    <Section {...section}>
      <chakra.div css={pair}>
        {[group, individual].map((format) => (
          <chakra.article
            key={format.titulo}
            css={panel}
            data-ground={format.badge ? 'accent' : 'card'}
            bg={format.badge ? 'accent.solid' : 'bg.card'}
            gridRow={{ md: `span ${lines.length + 3}` }}
          >
            <chakra.h3 textStyle="h2" display="flex" flexWrap="wrap" alignItems="center" gap={3}>
              {format.titulo}
              {format.badge && <chakra.span css={badge}>{format.badge}</chakra.span>}
            </chakra.h3>
            <chakra.p color="fg.muted">{format.desc}</chakra.p>
            <chakra.dl display="contents">
              {lines.map(([key, label]) => (
                <chakra.div key={key} borderTop="1px solid" borderColor="line" pt={3}>
                  <chakra.dt textStyle="small" color="fg.muted">
                    {label}
                  </chakra.dt>
                  <chakra.dd fontWeight={500}>{format.rows[key]}</chakra.dd>
                </chakra.div>
              ))}
            </chakra.dl>
            <chakra.div pt={2}>
              <ButtonLink to={to}>{format.cta}</ButtonLink>
            </chakra.div>
          </chakra.article>
        ))}
      </chakra.div>
    </Section>
  );
}

const pair = {
  display: 'grid',
  gap: 6,
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
};

const panel = {
  display: 'grid',
  gap: 4,
  // The panels share their rows, whatever the length of a text.
  gridTemplateRows: { md: 'subgrid' },
  color: 'fg',
  p: { base: 6, md: 8, lg: 12 },
  border: '2px solid transparent',
  borderRadius: 'block',
  boxShadow: 'rest',
};

const badge = {
  px: 3,
  py: 1,
  borderRadius: 'full',
  bg: 'fg',
  color: 'accent.solid',
  fontFamily: 'body',
  fontSize: '.9375rem',
  fontWeight: 600,
  letterSpacing: '.06em',
  lineHeight: 1.4,
};
