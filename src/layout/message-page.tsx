import { Container, Heading, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface MessagePageProps {
  title: string;
  titleLang?: string;
  lead: string;
  /** Buttons and links. */
  children: ReactNode;
}

/** The text of the 404 page and of the error screen. */
export function MessagePage({ title, titleLang, lead, children }: MessagePageProps) {
  return (
    <Container py="section">
      <Heading as="h1" lang={titleLang} textStyle="h1" mb={6}>
        {title}
      </Heading>
      <Text textStyle="lead" color="fg.muted" mb={8}>
        {lead}
      </Text>
      <HStack wrap="wrap" gap={4}>
        {children}
      </HStack>
    </Container>
  );
}
