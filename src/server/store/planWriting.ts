import type { LoggedName } from './kinds/recordKinds.ts';
import type { Store, StoreTransaction } from './store.ts';

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

/**
 * One thing a change did, as logged: JSON of the columns before and after, null where there was nothing. Of entries
 * those that changed; the id is the goal's.
 */
export type LoggedItem = {
  readonly entity: LoggedName;
  readonly entityId: string;
  readonly before: string | null;
  readonly after: string | null;
};
