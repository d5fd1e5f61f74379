import type { Store, StoreTransaction } from '#server/store/database/store.ts';

/** A transaction, and the dialect its statements are written in. */
export type StorePlace = { readonly trx: StoreTransaction; readonly dialect: Store['dialect'] };

/** Where a change is being written. */
export type PlanWriting = StorePlace & {
  readonly planId: string;
  /** ISO instant that stamps the change. */
  readonly at: string;
  /** The change makes the plan: nothing of it is stored yet. */
  readonly isNewPlan: boolean;
  /** It was written once before, elsewhere: who is gone since may still be named in it. */
  readonly isRetold: boolean;
};
