import { readIsoDate } from '#core/calendar/date.ts';
import { nameKey } from '#core/own/fieldsAfter.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { ownText } from '#core/own/ownText.ts';
import { ownValueOf } from '#core/own/ownValue.ts';
import { NO_OWN_VALUES, type OwnValues } from '#core/own/ownValues.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import type { CellNames, GoalCell, GoalColumn } from './goalColumns.ts';

/** The columns that a goals table has for a plan's own fields, each under the name of its field. */
export function ownColumns(fields: readonly OwnField[]): GoalColumn[] {
  return fields.map((field) => ({
    name: field.name,
    kind: KINDS[field.kind],
    of: (goal, names) => cellOf(field, goal, names),
    put: (before, after) => ({
      ...before,
      ownFields: withOwnValue(before.ownFields, field, after.ownFields[field.id]),
    }),
  }));
}

const KINDS: Readonly<Record<OwnField['kind'], GoalColumn['kind']>> = {
  text: 'text',
  long_text: 'text',
  number: 'number',
  money: 'currency',
  percent: 'percent',
  date: 'date',
  choice: 'text',
  choices: 'text',
  person: 'text',
  link: 'text',
  yes_no: 'word',
};

function cellOf(field: OwnField, goal: StoredGoal, { person }: CellNames): GoalCell {
  const value = ownValueOf(field, goal);
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'object') return value.map((id) => ownText(field, [id], person)).join('\n');
  const day = field.kind === 'date' ? readIsoDate(String(value)) : null;
  return day === null ? ownText(field, value, person) : { day };
}

/** The own values of a goal with another one of a field; undefined for none. */
function withOwnValue(
  values: OwnValues,
  { id }: Pick<OwnField, 'id'>,
  value: OwnValues[string] | undefined,
): OwnValues {
  const { [id]: _before, ...others } = values;
  if (value !== undefined) return { ...others, [id]: value };
  return Object.keys(others).length === 0 ? NO_OWN_VALUES : others;
}

/** Where columns of own fields stand, by the name of the field; of two with one name the first. */
export function ownColumnsIn(header: readonly string[], fields: readonly OwnField[]): ReadonlyMap<string, number> {
  if (fields.length === 0) return NONE;
  const keys = header.map(nameKey);
  const found = fields.map(({ name }): [string, number] => [name, keys.indexOf(nameKey(name))]);
  return new Map(found.filter(([, at]) => at >= 0));
}

const NONE: ReadonlyMap<string, number> = new Map();
