import type { AnyRouter } from '@tanstack/react-router';

/** The id of the template that holds the owner's script, if she has one (tools/pages/head.ts). */
export const counterId = 'counter';

/**
 * Lets the owner's script count the visit: a copy of what stands in the page's HTML, because the pages' policy
 * (Trusted Types) lets no script give another its address.
 */
export function countVisits(router: AnyRouter) {
  const template = document.getElementById(counterId);
  if (!(template instanceof HTMLTemplateElement)) return;
  document.body.append(document.importNode(template.content, true));
  // GoatCounter's script doesn't follow the history by itself, as others do.
  router.subscribe('onRendered', ({ pathChanged }) => {
    const { goatcounter } = window as { goatcounter?: { count(): void } };
    if (pathChanged) goatcounter?.count();
  });
}
