import { type DiffRow, SETTABLE } from '#contract/importDraft.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { Place } from '#server/features/exchange/preparing/base/findings.ts';
import type { BookedGoal } from '#server/features/exchange/preparing/goalBook.ts';
import type { GoalRow } from '#server/features/exchange/preparing/goalRow.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { changedFields, type DiffNames, fieldsOfNew, STATUS_FIELDS } from './goalFields.ts';

/** New goals, fields that change, and goals that stay as they are. */
export function goalRows(goals: ReadonlyMap<string, BookedGoal>, names: DiffNames): DiffRow[] {
  const defaults = defaultsByGoal(goals);
  const rows: DiffRow[] = [];
  for (const [key, goal] of goals) {
    if (goal.before === null) rows.push(addedRow(key, goal, { names, goals, defaults }));
    else rows.push(...fieldRows(key, goal, { names, goals }));
  }
  return rows;
}

/** Key of the row of a new goal. */
export function goalRowKey(key: string): string {
  return `goal ${key}`;
}

export function fieldRowKey(key: string, field: string): string {
  return `field ${key} ${field}`;
}

type Around = { readonly names: DiffNames; readonly goals: ReadonlyMap<string, BookedGoal> };

function addedRow(
  key: string,
  { after, row }: BookedGoal,
  { names, goals, defaults }: Around & { readonly defaults: ReadonlyMap<string, Readonly<Record<string, string>>> },
): DiffRow {
  const parent = after.parentId === null ? null : (names.numbers.get(after.parentId) ?? null);
  const isParentNew = parent !== null && goals.get(parent)?.before === null;
  const taken = defaults.get(key) ?? {};
  const stated: ReadonlySet<string> = new Set(SETTABLE.filter((column) => !(column in taken)));
  return {
    ...rowOf(goalRowKey(key), after, row?.place ?? { file: '', line: null }),
    kind: 'added',
    needs: isParentNew ? goalRowKey(parent) : null,
    what: { type: 'goal' },
    as: 'parent',
    after: parent,
    defaults: taken,
    gets: fieldsOfNew(after, stated, names)
      .filter(({ field }) => !(field in taken) && !SHOWN_APART.includes(field))
      .map(({ field, as, of }) => ({ field, as: as(after), value: of(after, names) })),
  };
}

/** The row of a new goal has these in places of their own. */
const SHOWN_APART: readonly string[] = ['title', 'parent_number', 'depth'];

function fieldRows(key: string, goal: BookedGoal, { names, goals }: Around): DiffRow[] {
  const { before, after, row } = goal;
  if (before === null) return [];
  const place = row?.place ?? goal.place ?? { file: '', line: null };
  const fields = changedFields(before, after, names).filter(({ field }) => {
    // A goal that is moved takes its depth along, and so do those below it.
    if (field === 'depth') return row !== null && before.parentId === after.parentId;
    // A status that lapses with a new actual follows that actual; it is no field of the file.
    return row?.status !== undefined || !STATUS_FIELDS.includes(field);
  });
  if (fields.length === 0 && row === null) return [];
  if (fields.length === 0) {
    return [{ ...rowOf(`same ${key}`, before, place), kind: 'unchanged', what: { type: 'goal' } }];
  }
  return fields.map((field) => ({
    ...rowOf(fieldRowKey(key, field.field), before, place),
    kind: 'changed',
    needs: field.field === 'parent_number' ? needsNewParent(after, { names, goals }) : null,
    what: { type: 'field', field: field.field },
    as: field.as(after),
    before: field.of(before, names),
    after: field.of(after, names),
  }));
}

function needsNewParent({ parentId }: StoredGoal, { names, goals }: Around): string | null {
  const parent = parentId === null ? null : (names.numbers.get(parentId) ?? null);
  return parent !== null && goals.get(parent)?.before === null ? goalRowKey(parent) : null;
}

/** A row with nothing in it yet. */
export function rowOf(key: string, goal: Pick<StoredGoal, 'number' | 'title'>, { file, line }: Place) {
  return {
    key,
    needs: null,
    file,
    line,
    goal: { number: shownNumber(goal.number), title: goal.title },
    as: 'text',
    before: null,
    after: null,
    count: 1,
    code: null,
    reason: '',
    defaults: {},
  } as const;
}

/** Whether the row of a new goal leaves a column out, so that its default was taken. */
const IS_LEFT_OUT: Readonly<Record<(typeof SETTABLE)[number], (row: GoalRow) => boolean>> = {
  function: ({ aggregation }) => aggregation === undefined,
  value_type: ({ valueType, isValueTypeFromUnit }) => valueType === undefined || isValueTypeFromUnit,
  direction: ({ targetDirection }) => targetDirection === undefined,
  tracking: ({ trackingFrequency }) => trackingFrequency === undefined,
};

const WORD_OF: Readonly<Record<(typeof SETTABLE)[number], (goal: StoredGoal) => string>> = {
  function: ({ aggregation }) => aggregation,
  value_type: ({ valueType }) => valueType,
  direction: ({ targetDirection }) => targetDirection,
  tracking: ({ trackingFrequency }) => trackingFrequency,
};

export function wordOf(column: (typeof SETTABLE)[number], goal: StoredGoal): string {
  return WORD_OF[column](goal);
}

/** What each new goal took because its row left it out, by column. */
export function defaultsByGoal(
  goals: ReadonlyMap<string, BookedGoal>,
): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const taken = new Map<string, Record<string, string>>();
  for (const [key, { before, after, row }] of goals) {
    if (before !== null || row === null) continue;
    const columns = SETTABLE.filter((column) => IS_LEFT_OUT[column](row));
    if (columns.length > 0)
      taken.set(key, Object.fromEntries(columns.map((column) => [column, wordOf(column, after)])));
  }
  return taken;
}
