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

/** The result of a visitor's action, in words. */
export interface Outcome {
  type: 'success' | 'error';
  text: string;
  /** Replaces `text` once the part of the page that started the action is unmounted. */
  elsewhere?: string;
  /** Another way to do the same. */
  link?: { href: string; label: string };
}

export interface OutcomeProps {
  outcome: Outcome | undefined;
  /** Called when an outcome has been closed or has timed out. */
  onGone: (outcome: Outcome) => void;
}

interface Board {
  /** Whether an action is running, including one started on a page that the visitor has left. */
  pending: boolean;
  /** Removes the last outcome, runs an action and shows its outcome. Ignored while one is running. */
  follow: (work: () => Promise<Outcome>) => Promise<void>;
  /** The effect of each component that uses outcomes. */
  join: () => () => void;
}

const BoardContext = createContext<Board | null>(null);

/** For a component whose actions have outcomes. They are shown even after it is unmounted. */
export function useOutcomes(): Pick<Board, 'pending' | 'follow'> {
  const board = useContext(BoardContext);
  if (!board) throw new Error('There is no <Outcomes> around');
  const { join } = board;
  useEffect(join, [join]);
  return board;
}

/**
 * Shows outcomes on whatever page the visitor is by then, one at a time: as a toast, or as a
 * sentence if the toast's code can't be loaded. A success disappears after its time or with its
 * page; a failure stays until it is closed.
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

  // Before navigation rather than after it, so that an outcome shown in between stays.
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

/** Without `elsewhere` the same object, so that its toast is not shown again. */
function toldElsewhere(outcome: Outcome): Outcome {
  const { elsewhere, ...rest } = outcome;
  return elsewhere ? { ...rest, text: elsewhere } : outcome;
}

/** Milliseconds that the toast's code may take once there is an outcome. */
const patience = 3000;

// Loaded when the browser is idle, not with the first outcome, because screen readers announce only
// what is added to an existing live region.
const Toast = lazy(() => idle().then(() => import('./outcome-toaster')));

/** The toast's fallback. An alert, because screen readers announce it without an existing region. */
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
