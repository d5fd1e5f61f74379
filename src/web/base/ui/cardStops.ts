import { createContext, useContext } from 'react';

/** Whether what is drawn stands on a card of the list. */
export const OnCard = createContext(false);

/** There only title and card are stops of the Tab key; the arrows lead from the title to the rest. */
export function useCardStop(): { readonly tabIndex?: -1 } {
  return useContext(OnCard) ? { tabIndex: -1 } : {};
}
