import { createContext } from 'react';

/** The initiative that the page's address names over a goal, and how it is opened; null closes it. */
type OpenInitiative = { readonly id: string | null; readonly open: (id: string | null) => void };

/** Null where the address of a page does not say it. */
export const OpenInitiativeContext = createContext<OpenInitiative | null>(null);
