import type { Store, StoreTransaction } from '#server/store/database/store.ts';

export type StorePlace = { readonly trx: StoreTransaction; readonly dialect: Store['dialect'] };

export type PlanWriting = StorePlace & {
  readonly planId: string;
  readonly at: string;
  /** The change creates the plan: nothing of it is stored yet. */
  readonly isNewPlan: boolean;
  /** Written once before, elsewhere, and imported with its history: it may name people who have left since. */
  readonly isFromElsewhere: boolean;
};
