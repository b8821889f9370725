import { createContext } from 'react';

/** Whether the page reads from right to left: drawings with a direction are then mirrored. */
export const Mirrored = createContext(false);
