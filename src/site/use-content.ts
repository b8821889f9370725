import { useRouter } from '@tanstack/react-router';
import type { Content } from './content.ts';

/** The owner's facts and the page's language. */
export function useContent(): Content {
  return useRouter().options.context.content;
}
