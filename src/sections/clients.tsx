import { Container, chakra, Heading, HStack, List } from '@chakra-ui/react';
import type { Surface } from '../theme/semantic-tokens.ts';
import { SectionFrame } from './section.tsx';

interface ClientsProps {
  title: string;
  names?: readonly string[] | undefined;
  surface?: Surface;
}

// On paper, too, a row, unlike other lists.
const Name = chakra(List.Item, {
  base: {
    _print: {
      display: 'inline-block',
      p: '0 !important',
      border: '0 !important',
      me: '6mm !important',
    },
  },
});

/** Who has hired her. Renders nothing without names. */
export function Clients({ title, names = [], surface }: ClientsProps) {
  if (names.length === 0) return null;
  return (
    <SectionFrame surface={surface} py={{ base: 6, md: 8 }}>
      {(headingId) => (
        <Container display={{ lg: 'flex' }} alignItems="baseline" gap={8}>
          <Heading
            id={headingId}
            textStyle="label"
            flexShrink={0}
            maxW={{ lg: '16rem' }}
            mb={{ base: 2, lg: 0 }}
            _print={{ fontSize: '12pt !important' }}
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
            _print={{ columns: 'auto' }}
          >
            {names.map((name) => (
              <Name key={name}>{name}</Name>
            ))}
          </HStack>
        </Container>
      )}
    </SectionFrame>
  );
}
