import { Button, HStack, Link, Text } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import {
  createContext,
  lazy,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Boundary } from '../boundary';
import { useCopy } from '../i18n/use-copy';
import { CloseIcon } from '../icons/icons';
import { idle } from '../idle';

/** What became of something that the visitor did, in words for her. */
export interface Outcome {
  type: 'success' | 'error';
  text: string;
  /** Instead of `text`, once the part of the page that she did it in has gone. */
  elsewhere?: string;
  /** Another way to the same end. */
  link?: { href: string; label: string };
}

export interface OutcomeProps {
  outcome: Outcome | undefined;
  /** Called once an outcome was closed or has had its time. */
  onGone: (outcome: Outcome) => void;
}

interface Board {
  /** Whether something is under way, begun here or on a page that the visitor has left. */
  pending: boolean;
  /** Takes the last outcome away, waits, and tells the new one. Ignored while something is under way. */
  follow: (work: () => Promise<Outcome>) => Promise<void>;
  /** An effect of each part that may have something to tell. */
  join: () => () => void;
}

const BoardContext = createContext<Board | null>(null);

/** For a part of a page that has outcomes to tell. They outlive it. */
export function useOutcomes(): Pick<Board, 'pending' | 'follow'> {
  const board = useContext(BoardContext);
  if (!board) throw new Error('There is no <Outcomes> around');
  const { join } = board;
  useEffect(join, [join]);
  return board;
}

/**
 * Tells outcomes on whatever page the visitor is by then, one at a time: as a toast, or as a sentence
 * where the toast's code can't be had. A success goes by itself, and with the page that it is told on; a
 * failure stays until she closes it.
 */
export function Outcomes({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [joined, setJoined] = useState(false);
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const busy = useRef(false);
  const departures = useRef(0);

  const join = useCallback(() => {
    setJoined(true);
    return () => {
      departures.current += 1;
      setOutcome((told) => told && toldElsewhere(told));
    };
  }, []);

  const follow = useCallback(async (work: () => Promise<Outcome>) => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setOutcome(undefined);
    const before = departures.current;
    try {
      const told = await work();
      setOutcome(departures.current === before ? told : toldElsewhere(told));
    } finally {
      busy.current = false;
      setPending(false);
    }
  }, []);

  const onGone = useCallback((gone: Outcome) => {
    setOutcome((told) => (told === gone ? undefined : told));
  }, []);

  // When she sets out rather than when she arrives, so that what is told in between can be read.
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) setOutcome((told) => (told?.type === 'success' ? undefined : told));
      }),
    [router],
  );

  const board = useMemo(() => ({ pending, follow, join }), [pending, follow, join]);
  const props = { outcome, onGone };
  return (
    <BoardContext value={board}>
      {children}
      {joined && (
        <Boundary
          fallback={<Sentence {...props} />}
          pending={<Sentence {...props} after={patience} />}
        >
          <Toast {...props} />
        </Boundary>
      )}
    </BoardContext>
  );
}

/** The very same, where nothing about it changes: a toast is not told again. */
function toldElsewhere(outcome: Outcome): Outcome {
  const { elsewhere, ...rest } = outcome;
  return elsewhere ? { ...rest, text: elsewhere } : outcome;
}

/** Milliseconds that the toast's code may take once there is something to tell. */
const patience = 3000;

// The first screen doesn't need it. It comes before the first outcome, because screen readers announce
// what enters a live region that they know.
const Toast = lazy(() => idle().then(() => import('./outcome-toaster')));

/** An alert, because screen readers announce that wherever and whenever it comes. */
function Sentence({ outcome, onGone, after = 0 }: OutcomeProps & { after?: number }) {
  const { toast } = useCopy('common');
  const [due, setDue] = useState<Outcome>();

  useEffect(() => {
    const timer = setTimeout(setDue, after, outcome);
    return () => clearTimeout(timer);
  }, [outcome, after]);

  if (!outcome || outcome !== due) return null;
  const { text, link } = outcome;
  return (
    <HStack
      role="alert"
      data-surface="dark"
      position="fixed"
      bottom={0}
      insetX={0}
      zIndex="toast"
      justify="center"
      px="gutter"
      py={2}
      bg="bg.surface"
      color="bg.page"
    >
      <Text>
        {text}{' '}
        {link && (
          <Link href={link.href} rel="noopener">
            {link.label}
          </Link>
        )}
      </Text>
      <Button
        variant="plain"
        size="sm"
        color="inherit"
        aria-label={toast.close}
        onClick={() => onGone(outcome)}
      >
        <CloseIcon />
      </Button>
    </HStack>
  );
}
