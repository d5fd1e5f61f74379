import { NOTHING_STATED, type StatedValues } from '#core/goal/goalFields.ts';
import { remade } from '#core/table/fieldTables.ts';
import type { FieldColumns } from './columnByKind.ts';
import type { StoredGoal } from './edit.ts';
import { goalColumns } from './goalColumns.ts';
import type { Row, Value } from './row.ts';
import { textOrNullOf } from './rowReading.ts';

export type ColumnsOf<Values> = { readonly [Name in keyof Values]: FieldColumns<Values[Name]> };

const table: ColumnsOf<StatedValues> = goalColumns;

export function goalRowOf(goal: StoredGoal): Row {
  return { ...columnsOf<StatedValues>(goal, table), archived_at: goal.archivedAt };
}

export function storedGoalOf({ id, row }: { readonly id: string; readonly row: Row }): StoredGoal {
  return { id, ...statedIn(row, table, NOTHING_STATED), archivedAt: textOrNullOf(row, 'archived_at') };
}

export function columnsOf<Values>(stated: Values, fields: ColumnsOf<Values>): Row {
  const row: Record<string, Value> = {};
  for (const field in fields) {
    for (const { name, of } of fields[field].columns) row[name] = of(stated[field]);
  }
  return row;
}

export function statedIn<Values extends object>(row: Row, fields: ColumnsOf<Values>, like: Values): Values {
  return remade(like, (field) => fields[field].read(row));
}
