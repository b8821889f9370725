import type { AnyRouter } from '@tanstack/react-router';

/**
 * Adds the owner's counter script, from a template in the page: Trusted Types forbid scripts to set
 * a script's address.
 */
export function countVisits({ content }: HTMLTemplateElement, router: AnyRouter) {
  document.body.append(document.importNode(content, true));
  // GoatCounter's script doesn't follow the history.
  router.subscribe('onRendered', ({ pathChanged }) => {
    const { goatcounter } = window as { goatcounter?: { count(): void } };
    if (pathChanged) goatcounter?.count();
  });
}
