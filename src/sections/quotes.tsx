import { Blockquote, HStack, List, Stack, Text, type TextProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../content/links/button-link.tsx';
import { ListPageLink } from '../content/links/list-link.tsx';
import { pageKeys, routeOf } from '../content/pages.ts';
import { StarIcon } from '../drawings/icons.tsx';
import { panel } from '../theme/slot-recipes.ts';
import { Author, type Testimonial } from './author.tsx';
import { type OptionalCallToAction, Section, type SectionProps } from './section.tsx';

interface TestimonialsProps extends SectionProps {
  items: Record<string, Testimonial>;
  stars: string;
}

export const starCount = 5;

/** All testimonials, as cards. */
export function Testimonials({ items = {}, stars, ...section }: TestimonialsProps) {
  if (Object.keys(items).length === 0) return null;
  return (
    <Section {...section}>
      <List.Root columns={{ md: 2, lg: 3 }} columnGap={6}>
        {Object.entries(items).map(([id, testimonial], index) => (
          <List.Item
            key={id}
            {...panel}
            data-surface="card"
            p={{ base: 6, md: 8 }}
            breakInside="avoid"
            mb={6}
          >
            <Blockquote.Root>
              <HStack wrap="wrap" justify="space-between" columnGap={4} rowGap={1}>
                <Stars label={stars} />
                <Topic topic={testimonial.topic} />
              </HStack>
              <Blockquote.Content my={4}>{testimonial.quote}</Blockquote.Content>
              <Blockquote.Caption>
                <Author {...testimonial} index={index} />
              </Blockquote.Caption>
            </Blockquote.Root>
          </List.Item>
        ))}
      </List.Root>
    </Section>
  );
}

type QuotesProps = SectionProps & OptionalCallToAction & { items: Record<string, Testimonial> };

/** A few large quotes on alternating sides. */
export function Quotes({ items = {}, cta, to, ...section }: QuotesProps) {
  if (Object.keys(items).length === 0) return null;
  return (
    <Section {...section}>
      <Stack gap={{ base: 12, md: 16 }}>
        {Object.entries(items).map(([id, testimonial], index) => (
          <Blockquote.Root
            key={id}
            maxW={{ md: '46rem' }}
            ms={index % 2 === 1 ? { md: 'auto' } : undefined}
          >
            <Topic topic={testimonial.topic} mb={2} />
            <Blockquote.Content textStyle="quote">{testimonial.quote}</Blockquote.Content>
            <Blockquote.Caption mt={{ base: 4, md: 6 }}>
              <Author {...testimonial} index={index} />
            </Blockquote.Caption>
          </Blockquote.Root>
        ))}
      </Stack>
      {to && (
        <ButtonLink to={to} variant="outline" mt={8}>
          {cta}
        </ButtonLink>
      )}
    </Section>
  );
}

function Topic({ topic, ...style }: TextProps & Pick<Testimonial, 'topic'>) {
  const { t } = useTranslation();
  const page = pageKeys.find((key) => key === topic);
  if (!topic) return null;
  return (
    <Text textStyle="small" color="fg.accent" fontWeight={500} {...style}>
      {page ? (
        <ListPageLink to={routeOf(page)} textDecoration="underline">
          {t(($) => $.pages[page])}
        </ListPageLink>
      ) : (
        topic
      )}
    </Text>
  );
}

function Stars({ label }: { label: string }) {
  return (
    <HStack role="img" aria-label={label} gap={1} color="fg.accent">
      {Array.from({ length: starCount }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars are all the same
        <StarIcon key={index} size={20} />
      ))}
    </HStack>
  );
}
