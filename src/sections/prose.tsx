import { Stack, Text } from '@chakra-ui/react';
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

interface ParagraphsProps {
  body: Record<string, string>;
  textStyle?: string;
}

export function Paragraphs({ body, textStyle }: ParagraphsProps) {
  return Object.entries(body).map(([id, text]) => (
    <Text key={id} textStyle={textStyle}>
      <LinkedText>{text}</LinkedText>
    </Text>
  ));
}
