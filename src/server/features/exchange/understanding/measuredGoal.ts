import type { Aggregation, TargetDirection, ValueType } from '#core/goal/goal.ts';
import type { Status } from '#core/goal/status.ts';
import type { Perspective } from '#core/plan/perspective.ts';
import type { BuiltGoal } from './builtGoal.ts';
import type { MeasureEvidence } from './measureOf.ts';
import type { Proposal } from './model.ts';
import type { TimedFigures } from './timedFigures.ts';

/** `isSet`: by hand; else it is only compared with what the figures come to. */
export type StatusOfFile = { readonly status: Status; readonly word: string; readonly isSet: boolean };

/** A goal with everything that the file says of it, and what is concluded. */
export type MeasuredGoal = {
  readonly built: BuiltGoal;
  readonly valueType: ValueType | null;
  /** Whether something in the file says it. */
  readonly isUnitSaid: boolean;
  readonly unit: string;
  /** As the file writes it: a plan may hold thousands as such. */
  readonly unitSaid: string;
  readonly direction: Proposal<TargetDirection> | null;
  readonly aggregation: Proposal<Aggregation> | null;
  readonly timed: TimedFigures | null;
  readonly tracking: TimedFigures['tracking'];
  readonly owner: string | null;
  readonly department: string | null;
  readonly description: string;
  readonly measure: string;
  readonly perspective: Perspective | null;
  readonly status: StatusOfFile | null;
  readonly start: string | null;
  readonly end: string | null;
};

/** Before statuses, directions and functions are asked. */
export type DraftGoal = Omit<MeasuredGoal, 'status' | 'direction' | 'aggregation'> & {
  readonly evidence: MeasureEvidence | null;
  readonly currency: string | null;
};
