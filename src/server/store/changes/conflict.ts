import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import type { Entry } from '#core/goal/series.ts';
import { loggedEntries, loggedRow, loggedRowOrNull } from '#server/store/history/changeItem.ts';
import type { PlacedItem } from '#server/store/history/changeItemRows.ts';
import { RECORD_KINDS } from '#server/store/kinds/recordKinds.ts';
import type { RecordName } from '#server/store/rows/edit.ts';
import { textOf } from '#server/store/rows/rowReading.ts';
import type { Row, Value } from '#server/store/rows/tables.ts';
import type { CellWrite } from './cellWrites.ts';
import type { FoldedChange } from './foldedChange.ts';
import { PARTED } from './partedColumns.ts';

/** A value that a later change set to something else, and what this one would set. */
export type Conflict = {
  readonly entity: PlacedItem['entity'];
  readonly id: string;
  readonly date: string | null;
  /** `target` or `actual` of an entry, else the column; null where the whole record was created or removed. */
  readonly field: string | null;
  /** Where in a field of several values, such as `f1.name`; absent for others. */
  readonly at?: string;
  readonly yours: Value;
  readonly theirs: Value;
  readonly version: number;
};

/**
 * The values that a change would overwrite although its author did not see them. Not in conflict: a value changed and
 * changed back, and one that both set to the same. `later` are the logged items of the same records since then,
 * oldest first.
 */
export function conflictsOf(change: FoldedChange, later: readonly PlacedItem[]): Conflict[] {
  return [...itemsByThing(later).values()].flatMap((items) => {
    const [first] = items;
    const last = items.at(-1);
    if (first === undefined || last === undefined) return [];
    if (first.entity === 'entries') return cellConflicts(change, items);
    if (first.entity !== 'plan') return recordConflicts(change, first.entity, { first, last });
    return change.plan === null ? [] : stateConflicts(change.plan, { first, last });
  });
}

/** `before` of the first is what the author saw, `after` of the last what is stored now. */
type Later = { readonly first: PlacedItem; readonly last: PlacedItem };

function itemsByThing(later: readonly PlacedItem[]): ReadonlyMap<string, readonly PlacedItem[]> {
  const things = new Map<string, PlacedItem[]>();
  for (const item of later) {
    const key = `${item.entity} ${item.entityId}`;
    const known = things.get(key);
    if (known === undefined) things.set(key, [item]);
    else known.push(item);
  }
  return things;
}

/** A record of a goal conflicts by itself, and when it is removed with its goal. */
function recordConflicts(change: FoldedChange, entity: RecordName, later: Later): Conflict[] {
  const { first, last } = later;
  const yours = change.states[entity].get(first.entityId);
  const { goalColumn, placeColumn } = RECORD_KINDS[entity];
  if (yours !== undefined) return stateConflicts(yours, later, placeColumn);
  if (goalColumn === null || last.after === null) return [];
  const isGoalRemoved = change.states.goal.get(textOf(loggedRow(last.after), goalColumn)) === null;
  return isGoalRemoved ? stateConflicts(null, later) : [];
}

function stateConflicts(yours: Row | null, { first, last }: Later, placeColumn?: string): Conflict[] {
  const seen = loggedRowOrNull(first.before);
  const theirs = loggedRowOrNull(last.after);
  if (yours === null || theirs === null || seen === null) {
    const alike = isSame(seen, theirs, placeColumn) || isSame(yours, theirs);
    return alike ? [] : [conflict(last, { field: null, yours: stateOf(yours), theirs: stateOf(theirs) })];
  }
  return Object.keys(yours).flatMap((field) => {
    const values = { seen: seen[field] ?? null, yours: yours[field] ?? null, theirs: theirs[field] ?? null };
    const merge = PARTED.get(field);
    if (merge !== undefined) return merge(values, seen).map((parts) => conflict(last, { field, ...parts }));
    return isOverwritten(values) ? [conflict(last, { field, yours: values.yours, theirs: values.theirs })] : [];
  });
}

const NO_ENTRY: CellWrite = { target: null, actual: null };

function cellConflicts(change: FoldedChange, items: readonly PlacedItem[]): Conflict[] {
  const conflicts: Conflict[] = [];
  for (const { day, seen, theirs, last } of laterEntries(items)) {
    const isGoalRemoved = change.states.goal.get(last.entityId) === null;
    const yours = isGoalRemoved ? NO_ENTRY : (change.cells.get(last.entityId)?.get(day) ?? {});
    for (const field of ['target', 'actual'] as const) {
      const mine = yours[field];
      if (mine === undefined) continue;
      if (!isOverwritten({ seen: seen[field] ?? null, yours: mine, theirs: theirs[field] ?? null })) continue;
      conflicts.push(conflict(last, { date: day, field, yours: mine, theirs: theirs[field] ?? null }));
    }
  }
  return conflicts;
}

export type LaterEntry = {
  readonly day: Day;
  readonly seen: CellWrite;
  readonly theirs: CellWrite;
  readonly last: PlacedItem;
};

export function laterEntries(items: readonly PlacedItem[]): LaterEntry[] {
  const found = new Map<Day, LaterEntry>();
  for (const item of items) {
    const before = byDay(loggedEntries(item.before));
    const after = byDay(loggedEntries(item.after));
    for (const day of new Set([...before.keys(), ...after.keys()])) {
      const seen = found.get(day)?.seen ?? before.get(day) ?? NO_ENTRY;
      found.set(day, { day, seen, theirs: after.get(day) ?? NO_ENTRY, last: item });
    }
  }
  return [...found.values()];
}

function byDay(entries: readonly Entry[]): ReadonlyMap<Day, Entry> {
  return new Map(entries.map((entry) => [entry.date, entry]));
}

function isOverwritten(values: { readonly seen: Value; readonly yours: Value; readonly theirs: Value }): boolean {
  return values.theirs !== values.seen && values.theirs !== values.yours;
}

type ConflictParts = Pick<Conflict, 'field' | 'yours' | 'theirs' | 'at'> & { readonly date?: Day };

function conflict({ entity, entityId, version }: PlacedItem, { date, ...values }: ConflictParts): Conflict {
  return { entity, id: entityId, date: date === undefined ? null : formatIsoDate(date), ...values, version };
}

function stateOf(row: Row | null): 'present' | null {
  return row === null ? null : 'present';
}

function isSame(one: Row | null, other: Row | null, except?: string): boolean {
  if (one === null || other === null) return one === other;
  const columns = Object.keys({ ...one, ...other }).filter((column) => column !== except);
  return columns.every((column) => (one[column] ?? null) === (other[column] ?? null));
}
