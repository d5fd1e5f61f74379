import type { PlanChange } from '#server/store/rows/edit.ts';

/** A plan as a list of everything that was ever written to it, oldest first: written again, it is the same plan. */
export type PlanStory = {
  /** The id it had where it comes from. */
  readonly planId: string;
  readonly changes: readonly Omit<PlanChange, 'planId'>[];
};
