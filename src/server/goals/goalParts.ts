import type { Asking } from '#server/asking/asking.ts';
import type { Clock } from '#server/clock.ts';
import type { PlanBook } from '#server/planBook/planBook.ts';
import type { FindSharedPlan } from '#server/sharing/sharedPlans.ts';
import type { Store } from '#server/store/database/store.ts';

/** What the calls of goals take of the server. */
export type GoalParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly planBook: PlanBook;
  readonly findSharedPlan: FindSharedPlan;
};
