import { z } from 'zod';
import type { Entry } from '#core/goal/series.ts';
import { STATE_KINDS, type StateItemOf, type StateName } from '#server/store/kinds/recordKinds.ts';
import { entriesOf, entryColumnsOf } from '#server/store/rows/entryColumns.ts';
import type { Row } from '#server/store/rows/tables.ts';
import type { LoggedItem } from './loggedItem.ts';

/** `before` is null for what was created, `after` for what was removed. */
export type ChangeItem =
  | StateItemOf<StateName>
  /** Only the entries that changed: one missing in `before` was new, one missing in `after` was removed. */
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

export function loggedRow(text: string): Row {
  return row.parse(JSON.parse(text));
}

export function loggedEntries(text: string | null): Entry[] {
  return text === null ? [] : entriesOf(entryColumnsOf(text));
}

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
