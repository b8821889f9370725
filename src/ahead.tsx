import type { SystemContext } from '@chakra-ui/react';
import { RouterContextProvider } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import type { PageKey } from './i18n/content';
import { routeOf } from './i18n/rewrite';
import { loadMenu } from './layout/header';
import { pages } from './links/pages';
import type { createSiteRouter } from './router';
import { Rehearsal } from './sections/page';
import { whenIdle } from './sections/when';

type Router = ReturnType<typeof createSiteRouter>;

/**
 * While nothing else happens, fetches what may be pressed next and draws each page once where nobody
 * sees it. A press then waits for no network, 1.1 s on slow 4G, and for a third of the rendering;
 * the Network panel shows what comes after `load`.
 *
 * Nothing of it where every byte counts: there a page is fetched when its link is touched. What fails
 * here is silent, and asked for again when it is wanted.
 */
export async function lookAhead(router: Router, theme: SystemContext) {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>(whenIdle);
  if (isDear()) return;
  const fetched = await fetchAll(router);
  await rehearse(fetched, router, theme);
}

/** Browsers other than Chromium's don't tell. */
function isDear(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  return !!connection && (connection.saveData || /2g/.test(connection.effectiveType));
}

/** Copy and code of all pages, 31 KB brotli, the quotes' font, 13, and for a phone its menu, 25. */
async function fetchAll(router: Router): Promise<PageKey[]> {
  const { loadCopy } = router.options.context;
  const hasToggle = matchMedia('(width < 68.75rem)').matches;
  const [loads] = await Promise.all([
    Promise.allSettled(pages.map(({ page }) => loadCopy(page).then(() => page))),
    Promise.allSettled([
      document.fonts.load('italic 500 1em "Petrona Variable"'),
      hasToggle && loadMenu(),
    ]),
  ]);
  return loads.flatMap((load) => (load.status === 'fulfilled' ? load.value : []));
}

/**
 * Renders pages outside of the document, a section whenever there is time. Chakra and Emotion
 * remember the styles that were asked for, and the browser compiles what a change of page runs.
 */
async function rehearse(fetched: PageKey[], router: Router, theme: SystemContext) {
  // The document has the global styles; those of a stage would take them along when they go.
  const bare = { ...theme, _global: [], _config: { ...theme._config, disableLayers: true } };
  let goOn = () => {};
  const stage = createRoot(document.createElement('div'), {
    onCaughtError: () => {},
    onUncaughtError: () => goOn(),
  });
  for (const page of fetched) {
    const Scene = router.routesByPath[routeOf(page) as '/'].options.component as ComponentType;
    await new Promise<void>((resolve) => {
      goOn = resolve;
      whenIdle(() =>
        stage.render(
          <App router={router} theme={bare}>
            <RouterContextProvider router={router}>
              <Rehearsal key={page} value={resolve}>
                <Scene />
              </Rehearsal>
            </RouterContextProvider>
          </App>,
        ),
      );
    });
  }
  stage.unmount();
}
