import { useRouter } from '@tanstack/react-router';
import {
  lazy,
  type RefCallback,
  type RefObject,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { bytesAreDear, onScreen, untilIdle } from '../ahead/idle';
import { MenuIcon } from '../cobogo/icons';
import { again } from '../failure/again';
import { Guard } from '../failure/guard';
import { useCopy } from '../i18n/use-copy';
import { pagesId } from '../links/pages';
import { Button, ButtonAnchor } from '../theme/controls';

// 25 KB brotli of dialog that nobody needs before the first press.
const loadMenu = () => again(() => import('./mobile-menu'));
const MobileMenu = lazy(loadMenu);

/** The way to the menu, on screens too narrow for the header's row. */
export function MenuToggle() {
  const { menu } = useCopy('common');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isThere, anchor] = useToggle(toggle, () => startTransition(() => setWanted(true)));

  return (
    <>
      {isThere ? (
        <Button
          ref={toggle}
          variant="plain"
          minH="3rem"
          flexShrink={0}
          hideFrom="lg"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={async () => {
            if (!open) await showMenu();
            setWanted(true);
            setOpen(!open);
          }}
        >
          <MenuIcon />
          {menu.open}
        </Button>
      ) : (
        // Without scripts, and until the menu has come, a way to the same links.
        <ButtonAnchor
          ref={anchor}
          href={`#${pagesId}`}
          variant="plain"
          minH="3rem"
          flexShrink={0}
          hideFrom="lg"
        >
          <MenuIcon />
          {menu.open}
        </ButtonAnchor>
      )}
      {wanted && (
        <Guard optional fallback={open && <FooterInstead onDone={() => setOpen(false)} />}>
          <Suspense>
            <MobileMenu open={open} onOpenChange={setOpen} toggle={toggle} />
          </Suspense>
        </Guard>
      )}
    </>
  );
}

/**
 * Shows the menu, if it is drawn, in the very next frame. What the library does to open it (focus, the
 * rest of the page unreachable, three passes of React) takes three times as long, and follows: 66 ms from
 * press to menu at CPU 4×, instead of 105 (`npm run bench`).
 */
async function showMenu() {
  const parts = document.querySelectorAll<HTMLElement>('[data-scope=dialog][hidden]');
  for (const part of parts) {
    part.hidden = false;
    part.dataset.state = 'open';
  }
  if (parts.length) await onScreen();
}

/**
 * Whether the menu's button may be there. Until then, a link to the footer's list takes its place: it
 * answers a press at once, while the menu may still be on its way. Where it isn't fetched ahead, the
 * press fetches it.
 */
function useToggle(
  toggle: RefObject<HTMLElement | null>,
  onLoad: () => void,
): [isThere: boolean, anchor: RefCallback<HTMLElement>] {
  const router = useRouter();
  // Where nothing is prerendered there is nothing to wait for.
  const [isThere, setIsThere] = useState(() => !router.isServer && !router.ssr);
  const focused = useRef(false);
  const loaded = useEffectEvent(onLoad);
  useEffect(() => {
    if (isThere) return;
    void (async () => {
      await untilIdle();
      const isNarrow = matchMedia('(width < 68.75rem)').matches;
      if (isNarrow && !bytesAreDear()) await loadMenu().then(loaded, () => {});
      startTransition(() => setIsThere(true));
    })();
  }, [isThere]);
  useLayoutEffect(() => {
    if (isThere && focused.current) toggle.current?.focus();
  }, [isThere, toggle]);
  // As the link goes, because until then the focus can still come to it.
  const anchor = useCallback((link: HTMLElement | null) => {
    return () => {
      focused.current = document.activeElement === link;
    };
  }, []);
  return [isThere, anchor];
}

/** Where the menu can't be had, its button leads to the footer's list of pages. */
function FooterInstead({ onDone }: { onDone: () => void }) {
  useEffect(() => {
    const list = document.getElementById(pagesId);
    list?.scrollIntoView();
    list?.querySelector('a')?.focus();
    onDone();
  }, [onDone]);
  return null;
}
