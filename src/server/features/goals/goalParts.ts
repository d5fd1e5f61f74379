import type { Clock } from '#server/base/clock.ts';
import type { Asking } from '#server/features/asking/asking.ts';
import type { FindSharedPlan } from '#server/features/sharing/sharedPlans.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { Store } from '#server/store/database/store.ts';

export type GoalParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly planBook: PlanBook;
  readonly findSharedPlan: FindSharedPlan;
};
