import { useMatches, useRouter } from '@tanstack/react-router';
import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Guard } from '../failure/guard';
import { pages, type Route } from '../links/pages';
import { bytesAreDear, untilIdle } from './idle';
import { Cover, TopOnly } from './tops';

/**
 * While nothing else happens, fetches what may be pressed next: copy and code of all pages, 31 KB
 * brotli, and the quotes' font, 13. A press then waits for no network, 1.1 s on slow 4G; the Network
 * panel shows what comes after `load`. And it draws the tops of those pages out of sight, to be shown when
 * they are pressed: from press to heading 19 ms instead of 47, at CPU 4× 66 instead of 152
 * (`npm run bench`).
 *
 * Nothing of it where every byte counts: there a page is fetched when its link is touched. What fails
 * here is silent, and asked for again when it is wanted.
 */
export function Ahead() {
  const router = useRouter();
  const { tops } = router.options.context;
  const last = useMatches({ select: (matches) => matches.at(-1)?.routeId });
  const here = pages.find(({ to }) => to === last)?.to;
  /** The pages whose tops are to be drawn; nothing before they have come. */
  const wanted = useRef<Set<Route>>(null);
  const [ready, setReady] = useState(false);
  /** How often each page's top was drawn: a page that was left starts anew, its form empty. */
  const [drawings, setDrawings] = useState<Partial<Record<Route, number>>>({});
  const moved = useRef(false);

  useEffect(() => {
    if (!router.options.context.looksAhead) return;
    void fetchAhead(router).then((routes) => {
      wanted.current = routes;
      setReady(!!routes);
    });
  }, [router]);

  useEffect(() => {
    const { current } = wanted;
    if (!ready || !current) return;
    let left = false;
    void (async () => {
      // A browser also calls itself idle just before it shows the page that was pressed.
      if (moved.current) await new Promise((resolve) => setTimeout(resolve, 500));
      for (const to of current) {
        if (to === here) continue;
        await untilIdle();
        if (left) return;
        current.delete(to);
        startTransition(() => setDrawings((last) => ({ ...last, [to]: (last[to] ?? 0) + 1 })));
      }
    })();
    return () => {
      left = true;
      moved.current = true;
      if (!here) return;
      // At once: a visitor who comes straight back must not find what was typed.
      tops.delete(here);
      current.add(here);
    };
  }, [ready, here, tops]);

  return (
    <>
      {ready && <Cover />}
      {Object.entries(drawings).map(([to, drawing]) => (
        <Guard key={`${to} ${drawing}`} optional>
          <Top to={to as Route} />
        </Guard>
      ))}
    </>
  );
}

/** A page's top, in an element that the page takes over when it opens. */
const Top = memo(function Top({ to }: { to: Route }) {
  const router = useRouter();
  const { tops } = router.options.context;
  const [element] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    tops.set(to, element);
    return () => void tops.delete(to);
  }, [tops, to, element]);
  const Component = router.routesByPath[to].options.component;
  return createPortal(<TopOnly value={true}>{Component && <Component />}</TopOnly>, element);
});

/** The pages that can be drawn ahead; nothing where nothing is to be fetched. */
async function fetchAhead({ options }: ReturnType<typeof useRouter>): Promise<Set<Route> | null> {
  await untilIdle();
  if (bytesAreDear()) return null;
  const routes = new Set<Route>();
  const loads: Promise<unknown>[] = [document.fonts.load('italic 500 1em "Petrona Variable"')];
  for (const { page, to } of pages) {
    loads.push(options.context.loadCopy(page).then(() => routes.add(to)));
    await untilIdle();
  }
  await Promise.allSettled(loads);
  return routes;
}
