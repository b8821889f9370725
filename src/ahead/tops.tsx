import { createContext, useLayoutEffect, useRef } from 'react';

/** Set where a page is drawn ahead: its hero and first section, all that a press has to wait for. */
export const TopOnly = createContext(false);

/** The place of a top that was drawn ahead, in the page that opens. */
export function AdoptedTop({ element }: { element: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.append(element), [element]);
  return <div ref={place} />;
}
