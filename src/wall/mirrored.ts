import { createContext } from 'react';

/** Whether the page reads from right to left, so that what has a direction is drawn the other way. */
export const Mirrored = createContext(false);
