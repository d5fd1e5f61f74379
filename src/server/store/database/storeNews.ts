/** How the processes on one store notify each other of writes. Lost notifications are found by polling versions. */
export type StoreNews = {
  tell(planId: string): void;
  /** Calls the listener with the id of each plan that another process has written; returns a function that unsubscribes. */
  onHeard(listener: (planId: string) => void): () => void;
  close(): Promise<void>;
};

/** For a store without notifications. */
export const NO_NEWS: StoreNews = { tell: () => {}, onHeard: () => () => {}, close: async () => {} };
