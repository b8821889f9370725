import { Stack, Text, type TextProps } from '@chakra-ui/react';
import { LinkedText } from '../content/links/linked-text.tsx';
import { Section, type SectionProps } from './section.tsx';

/** An explanation in a few paragraphs. */
export function Prose({ body, ...section }: SectionProps & { body: Record<string, string> }) {
  return (
    <Section layout="aside" {...section}>
      <Stack gap={6}>
        <Paragraphs body={body} textStyle="lead" />
      </Stack>
    </Section>
  );
}

export function Paragraphs({ body, ...style }: TextProps & { body: Record<string, string> }) {
  return Object.entries(body).map(([id, text]) => (
    <Text key={id} {...style}>
      <LinkedText>{text}</LinkedText>
    </Text>
  ));
}
