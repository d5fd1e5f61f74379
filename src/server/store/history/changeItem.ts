import { z } from 'zod';
import type { Entry } from '#core/goal/series.ts';
import { STATE_KINDS, type StateItemOf, type StateName } from '#server/store/kinds/recordKinds.ts';
import { entriesOf, entryColumnsOf } from '#server/store/rows/entryColumns.ts';
import type { Row } from '#server/store/rows/tables.ts';
import type { LoggedItem } from './loggedItem.ts';

/** One thing a change did. Null before: it was made; null after: it was removed. */
export type ChangeItem =
  | StateItemOf<StateName>
  /** Only the entries that were changed: one that is not in `before` was new, one that is not in `after` is gone. */
  | {
      readonly entity: 'entries';
      readonly goalId: string;
      readonly before: readonly Entry[];
      readonly after: readonly Entry[];
    };

export function changeItemOf({ entity, entityId: id, before, after }: LoggedItem): ChangeItem {
  if (entity === 'entries') {
    return { entity, goalId: id, before: loggedEntries(before), after: loggedEntries(after) };
  }
  return STATE_KINDS[entity].itemOf({ id, before: loggedRowOrNull(before), after: loggedRowOrNull(after) });
}

export function loggedRowOrNull(text: string | null): Row | null {
  return text === null ? null : loggedRow(text);
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
