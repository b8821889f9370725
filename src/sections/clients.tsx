import { Container, Heading, HStack, List } from '@chakra-ui/react';
import { SectionFrame } from './section.tsx';

interface ClientsProps {
  title: string;
  names?: readonly string[];
}

/** Lists the owner's clients. Renders nothing if there are none. */
export function Clients({ title, names = [] }: ClientsProps) {
  if (names.length === 0) return null;
  return (
    <SectionFrame py={{ base: 6, md: 8 }}>
      {(headingId) => (
        <Container display={{ lg: 'flex' }} alignItems="baseline" gap={8}>
          <Heading
            id={headingId}
            textStyle="label"
            flexShrink={0}
            maxW={{ lg: '16rem' }}
            mb={{ base: 2, lg: 0 }}
          >
            {title}
          </Heading>
          <HStack
            as={List.Root}
            wrap="wrap"
            columnGap={{ base: 6, md: 8 }}
            rowGap={{ base: 1, md: 2 }}
            textStyle={{ base: 'small', md: 'body' }}
            color="fg.muted"
            data-print="row"
          >
            {names.map((name) => (
              <List.Item key={name}>{name}</List.Item>
            ))}
          </HStack>
        </Container>
      )}
    </SectionFrame>
  );
}
