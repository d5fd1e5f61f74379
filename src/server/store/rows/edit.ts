import type { Day } from '#core/calendar/date.ts';
import type { GoalStatement } from '#core/goal/goal.ts';
import type { Department, Member } from '#core/plan/owners.ts';
import type { Plan } from '#core/plan/plan.ts';

/** A goal as stored: what a person states, nothing derived. `archivedAt` is an ISO instant, null while it is in the plan. */
export type StoredGoal = GoalStatement & {
  readonly archivedAt: string | null;
};

/** A member as stored: `accountId` is null until the person has an account; `email` is where an invitation goes. */
export type StoredMember = Member & { readonly email: string | null; readonly accountId: string | null };

export type StoredComment = {
  readonly id: string;
  readonly goalId: string;
  readonly memberId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly text: string;
  /** ISO instant. */
  readonly at: string;
};

/** One cell of the entry sheet: a key left out stays as it is, null clears it. `date` is the first day of the period. */
export type Cell = { readonly date: Day; readonly target?: number | null; readonly actual?: number | null };

/** Cells of one goal, such as a list of them; they may be made each time they are gone through. */
export type Cells = Iterable<Cell> & { readonly length: number };

/** What a record holds, by its kind: records are rows with an id each, written by changes and kept in the history. */
export type RecordStates = {
  readonly department: Department;
  readonly member: StoredMember;
  readonly goal: StoredGoal;
  readonly comment: StoredComment;
};

export type RecordName = keyof RecordStates;

/** A record as a change leaves it; null removes it. */
export type RecordEdit<Name extends RecordName> = {
  readonly [Each in Name]: {
    readonly entity: Each;
    readonly id: string;
    readonly after: RecordStates[Each] | null;
  };
}[Name];

/** One thing a change does. `after` is the whole new state, null removes it; what was before is read by the store. */
export type Edit =
  | { readonly entity: 'plan'; readonly after: Plan }
  | RecordEdit<RecordName>
  | { readonly entity: 'entries'; readonly goalId: string; readonly cells: Cells };

/** Everything one person did in one step: written whole or not at all, under the plan's next version. */
export type PlanChange = {
  readonly planId: string;
  /** ISO instant that stamps the change. */
  readonly at: string;
  /** Who: the member, or null for the command line and the system; `by` is the name shown. */
  readonly memberId: string | null;
  readonly by: string;
  /** In a few words, for the log: 'Imported goals.csv', 'Figures entered'. */
  readonly what: string;
  /** Why somebody who may do so changes figures of closed periods; without one they are refused. */
  readonly reason?: string | null;
  readonly edits: readonly Edit[];
};
