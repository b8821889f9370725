import type { AnyRouter } from '@tanstack/react-router';

/**
 * Lets the owner's script count the visit: a copy of what stands in the page's template, because the pages'
 * policy (Trusted Types) lets no script give another its address.
 */
export function countVisits({ content }: HTMLTemplateElement, router: AnyRouter) {
  document.body.append(document.importNode(content, true));
  // GoatCounter's script doesn't follow the history by itself, as others do.
  router.subscribe('onRendered', ({ pathChanged }) => {
    const { goatcounter } = window as { goatcounter?: { count(): void } };
    if (pathChanged) goatcounter?.count();
  });
}
