import { Box, chakra } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Wall } from '../cobogo/wall';
import { ButtonLink } from '../links/button-link';
import { products } from '../links/pages';
import { Section, type SectionProps, type TextItem } from './section';

// framer-motion: 28 KB that nobody needs before a mouse reaches a wall.
const LeaningLight = lazy(() => import('./leaning-light'));

interface Item extends TextItem {
  cta: string;
  /** Describes the wall. */
  alt: string;
}

interface ProductsProps extends Omit<SectionProps, 'children' | 'layout'> {
  items: Record<(typeof products)[number]['page'], Item>;
}

/** The four offers, each beside its wall, on alternating sides. */
export function Products({ items, ...section }: ProductsProps) {
  return (
    <Section {...section}>
      <Box display="grid" rowGap={{ base: 12, md: 24 }}>
        {products.map((product) => (
          <Offer key={product.page} {...product} {...items[product.page]} />
        ))}
      </Box>
    </Section>
  );
}

function Offer({ page, to, titulo, desc, cta, alt }: (typeof products)[number] & Item) {
  const id = useId();
  return (
    <chakra.article css={block}>
      <Lit>
        <Wall art={page} columns={7} rows={5} title={alt} />
      </Lit>
      <div>
        <chakra.h3 id={`${id}-title`} textStyle="h2">
          {titulo}
        </chakra.h3>
        <chakra.p textStyle="lead" color="fg.muted" mt={4} mb={6} maxW="38ch">
          {desc}
        </chakra.p>
        {/* Two offers have the same call to action: to a screen reader each adds its title. */}
        <ButtonLink to={to} id={`${id}-link`} aria-labelledby={`${id}-link ${id}-title`}>
          {cta}
        </ButtonLink>
      </div>
    </chakra.article>
  );
}

/** A wall's frame, whose light leans towards a mouse. */
function Lit({ children }: { children: ReactNode }) {
  const [near, setNear] = useState(false);
  return (
    <Box css={frame} onPointerEnter={({ pointerType }) => setNear(near || pointerType === 'mouse')}>
      {near ? (
        <Suspense fallback={children}>
          <LeaningLight>{children}</LeaningLight>
        </Suspense>
      ) : (
        children
      )}
    </Box>
  );
}

const block = {
  display: 'grid',
  alignItems: 'center',
  columnGap: { md: 12, lg: 16 },
  rowGap: 6,
  gridTemplateColumns: { md: '7fr 5fr' },
  md: {
    '&:nth-of-type(even)': { gridTemplateColumns: '5fr 7fr' },
    '&:nth-of-type(even) > :first-of-type': { order: 2 },
  },
};

const frame = {
  aspectRatio: { base: '16 / 10', md: '7 / 5' },
  borderRadius: 'block',
  overflow: 'hidden',
  '& svg, & > div': { width: '100%', height: '100%' },
};
