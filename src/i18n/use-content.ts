import { useRouter } from '@tanstack/react-router';
import type { Content } from './content';

/**
 * The owner's facts and the page's language. Read from the router itself: `useRouteContext` draws
 * whoever uses it anew after every press of a link, header and footer included.
 */
export function useContent(): Content {
  return useRouter().options.context.content;
}
