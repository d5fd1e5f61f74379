import type { Asking } from '#server/features/asking/asking.ts';
import type { ChangePlan } from '#server/features/asking/changePlan.ts';
import type { Store } from '#server/store/database/store.ts';

export type MemberParts = {
  readonly store: Store;
  readonly asking: Asking;
  readonly changePlan: ChangePlan;
  readonly hasMail: boolean;
};
