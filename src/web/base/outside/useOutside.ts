import { useSyncExternalStore } from 'react';

/** Follows what is kept outside of React and reads alike on the server, where first views are drawn (decision 201). */
export function useOutside<Value>(subscribe: (tell: () => void) => () => void, read: () => Value): Value {
  return useSyncExternalStore(subscribe, read, read);
}
