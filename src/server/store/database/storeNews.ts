/** How the processes on one store tell each other of writes. What is lost on the way is found by looking at versions. */
export type StoreNews = {
  /** A plan was written by this process. */
  tell(planId: string): void;
  /** Calls with the id of each plan that another process has written; the function that comes back ends it. */
  onHeard(listener: (planId: string) => void): () => void;
  close(): Promise<void>;
};

/** For a store where nobody can be told. */
export const NO_NEWS: StoreNews = { tell: () => {}, onHeard: () => () => {}, close: async () => {} };
