import type { PageField, StatedValues } from './goalFields.ts';

export type Aggregation = Goal['aggregation'];
export type ValueType = Goal['valueType'];
export type TargetDirection = Goal['targetDirection'];
export type Priority = NonNullable<Goal['priority']>;
export type Rollup = NonNullable<Goal['rollup']>;

export type LastComment = {
  readonly text: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO instant. */
  readonly at: string;
};

/** The lowest depth there is; such goals are never listed as cards (rule 1.1). */
export const LOWEST_DEPTH = 6;

export type GoalStatement = StatedValues & { readonly id: string };

/** What screens and figures need of a goal. */
export type Goal = Pick<StatedValues, PageField> & {
  readonly id: string;
  /** ISO instant of the last change. */
  readonly updatedAt: string;
  readonly lastComment: LastComment | null;
  readonly commentCount: number;
};
