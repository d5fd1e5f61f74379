import type { ChangeOrigin } from '#contract/changeOrigin.ts';
import type { ImportProof } from '#contract/importQuestion.ts';
import type { Day } from '#core/calendar/date.ts';
import type { Feed } from '#core/feed/feed.ts';
import type { GoalStatement } from '#core/goal/goal.ts';
import type { WaitingFigure } from '#core/goal/waitingFigure.ts';
import type { Department, Member } from '#core/plan/owners.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { Decision, Initiative, Milestone } from '#core/work/work.ts';

export type StoredGoal = GoalStatement & {
  readonly archivedAt: string | null;
};

export type StoredMember = Member & { readonly email: string | null; readonly accountId: string | null };

export type StoredComment = {
  readonly id: string;
  readonly goalId: string;
  readonly memberId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly text: string;
  readonly at: string;
};

export type Cell = { readonly date: Day; readonly target?: number | null; readonly actual?: number | null };

/** May be generated each time it is iterated. */
export type Cells = Iterable<Cell> & { readonly length: number };

export type RecordStates = {
  readonly department: Department;
  readonly member: StoredMember;
  readonly goal: StoredGoal;
  readonly comment: StoredComment;
  readonly initiative: Initiative;
  readonly milestone: Milestone;
  readonly decision: Decision;
  readonly waiting: WaitingFigure;
  readonly feed: Feed;
};

export type RecordName = keyof RecordStates;

export type RecordEdit<Name extends RecordName> = {
  readonly [Each in Name]: {
    readonly entity: Each;
    readonly id: string;
    readonly after: RecordStates[Each] | null;
  };
}[Name];

/** `after` is the whole new state, null removes it; the store reads what was before. */
export type Edit =
  | { readonly entity: 'plan'; readonly after: Plan }
  | RecordEdit<RecordName>
  | { readonly entity: 'entries'; readonly goalId: string; readonly cells: Cells };

/** Everything one person did in one step: written in one transaction, under the plan's next version. */
export type PlanChange = {
  readonly planId: string;
  readonly at: string;
  /** Null for the command line and the system; `by` is the name shown. */
  readonly memberId: string | null;
  readonly by: string;
  readonly what: string;
  /** Required to change figures of closed periods. */
  readonly reason?: string | null;
  /** The name of the API token that asked for it. */
  readonly tokenName?: string | null;
  /** How it came about; left out where somebody typed it or a token sent it. */
  readonly origin?: ChangeOrigin;
  /** Of an import what of its files did not come in, kept with the change. */
  readonly leftOut?: ImportProof;
  readonly edits: readonly Edit[];
};
