import type { OwnField } from '#core/own/ownField.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import type { ExportRow } from '#server/platform/csv/exportTable.ts';
import { plainName } from './columns.ts';
import { PLAN_TABLES, planTableKind } from './planTables.ts';

type Column = (typeof PLAN_TABLES.ownFields)['columns' | 'others'][number];

/** What takes all own fields of a file, and the new ones alone. */
export const OWN_FIELD_GROUPS = { all: 'own_fields', new: 'new_own_fields' } as const;

const CELLS: Readonly<Record<Column, (field: OwnField) => string | number | null>> = {
  own_field: ({ name }) => name,
  kind: ({ kind }) => kind,
  options: ({ options }) => options.map(({ name }) => name).join('\n'),
  levels: ({ levels }) => levels.join(', '),
  required: ({ required }) => yesNo(required),
  on_card: ({ onCard }) => yesNo(onCard),
  public: (field) => yesNo(field.public),
  decimals: ({ decimals }) => decimals,
  unit: ({ unit }) => unit,
  help: ({ help }) => help,
  id: ({ id }) => id,
  option_ids: ({ options }) => options.map(({ id }) => id).join('\n'),
};

/** A row of the table of own fields. */
export function ownFieldRow(field: OwnField): ExportRow {
  const { columns, others } = PLAN_TABLES.ownFields;
  return [...columns, ...others].map((column) => CELLS[column](field));
}

/**
 * A field in one text, for a person to compare with another: without its ids and what it leaves at the usual. The page
 * says its first words in its own language.
 */
export function fieldText(field: OwnField): string {
  const { name, kind, options, levels, required, onCard, decimals, unit, help } = field;
  return [
    name,
    kind,
    ...(levels.length === 0 ? [] : [`levels ${levels.join(', ')}`]),
    ...(required ? ['required'] : []),
    ...(onCard ? ['on_card'] : []),
    ...(field.public ? ['public'] : []),
    ...(decimals === null ? [] : [`decimals ${decimals}`]),
    ...options.map((option) => option.name),
    ...(unit === '' ? [] : [unit]),
    ...(help === '' ? [] : [help]),
  ].join(' · ');
}

/** The names of own fields that files and a plan have. */
export function ownNamesIn(planTables: readonly Table[] = [], fields: readonly OwnField[] = []): string[] {
  const stated = planTables.flatMap(({ header, rows }) => {
    const at = planTableKind(header) === 'ownFields' ? header.map(plainName).indexOf('own_field') : -1;
    return at < 0 ? [] : Array.from(rows, ({ cells }) => cells[at] ?? '');
  });
  return [...stated, ...fields.map(({ name }) => name)];
}

function yesNo(is: boolean): string {
  return is ? 'yes' : 'no';
}
