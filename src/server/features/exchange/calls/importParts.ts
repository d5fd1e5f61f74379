import type { Clock } from '#server/base/clock.ts';
import type { FixedPolicy } from '#server/features/accounts/policy.ts';
import type { Asking } from '#server/features/asking/asking.ts';
import type { Store } from '#server/store/database/store.ts';

/** What the calls of an import take of the server. */
export type ImportParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly fixedPolicy: FixedPolicy;
};
