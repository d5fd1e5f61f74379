import { z } from 'zod';
import type { Entry } from '#core/goal/series.ts';
import type { Department } from '#core/plan/owners.ts';
import type { Plan } from '#core/plan/plan.ts';
import { commentOf } from './commentRow.ts';
import type { StoredComment, StoredGoal, StoredMember } from './edit.ts';
import { entriesOf, entryColumnsOf } from './entryColumns.ts';
import { storedGoalOf } from './goalRow.ts';
import { departmentOf, memberOf } from './ownerRows.ts';
import { planOf } from './planRow.ts';
import type { LoggedItem } from './planWriting.ts';
import type { Row } from './tables.ts';

type BeforeAndAfter<State> = { readonly id: string; readonly before: State | null; readonly after: State | null };

/** One thing a change did. Null before: it was made; null after: it was taken away. */
export type ChangeItem =
  | ({ readonly entity: 'plan' } & BeforeAndAfter<Plan>)
  | ({ readonly entity: 'department' } & BeforeAndAfter<Department>)
  | ({ readonly entity: 'member' } & BeforeAndAfter<StoredMember>)
  | ({ readonly entity: 'goal' } & BeforeAndAfter<StoredGoal>)
  | ({ readonly entity: 'comment' } & BeforeAndAfter<StoredComment>)
  /** Only the entries that were changed: one that is not in `before` was new, one that is not in `after` is gone. */
  | {
      readonly entity: 'entries';
      readonly goalId: string;
      readonly before: readonly Entry[];
      readonly after: readonly Entry[];
    };

export function changeItemOf({ entity, entityId: id, before, after }: LoggedItem): ChangeItem {
  const stateOf = <State>(read: (stored: { readonly id: string; readonly row: Row }) => State) => ({
    id,
    before: before === null ? null : read({ id, row: loggedRow(before) }),
    after: after === null ? null : read({ id, row: loggedRow(after) }),
  });
  switch (entity) {
    case 'plan':
      return { entity, ...stateOf(planOf) };
    case 'department':
      return { entity, ...stateOf(departmentOf) };
    case 'member':
      return { entity, ...stateOf(memberOf) };
    case 'goal':
      return { entity, ...stateOf(storedGoalOf) };
    case 'comment':
      return { entity, ...stateOf(commentOf) };
    case 'entries':
      return { entity, goalId: id, before: loggedEntries(before), after: loggedEntries(after) };
  }
}

/** The columns of a state as logged. */
export function loggedRow(text: string): Row {
  return row.parse(JSON.parse(text));
}

/** Entries as logged; null is none. */
export function loggedEntries(text: string | null): Entry[] {
  return text === null ? [] : entriesOf(entryColumnsOf(text));
}

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
