import type { ImportMapping } from '#contract/import.ts';
import { nameKey } from '#core/own/fieldsAfter.ts';
import { plainName } from '#server/features/exchange/columns/columns.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { headingColumns } from './headingWords.ts';

/**
 * The mapping for a file whose headings are those of a layout that is known, or whose headings are other words for
 * ours; null where nothing is told. It is only proposed: who imports sees it and may change it. Files that are as ours
 * already (`isOurs`) are of no other layout.
 */
export function knownLayout(
  tables: readonly Table[],
  { isOurs = false, ownNames = [] }: { readonly isOurs?: boolean; readonly ownNames?: readonly string[] } = {},
): ImportMapping | null {
  const named = tables.map(({ header }) => new Set(header.map(plainName)));
  const isOf = ({ headings }: Layout) => named.some((names) => headings.every((name) => names.has(name)));
  const layout = isOurs ? undefined : LAYOUTS.find(isOf);
  if (layout !== undefined) return layout.mapping;
  const columns = new Map<string, string>();
  const own = new Set(ownNames.map(nameKey));
  // A table of figures may call the goal's number `number` too, one of goals has no other name for it.
  for (const [heading, column] of tables.flatMap(({ header }) => headingColumns(header)))
    if (!own.has(nameKey(heading)) && columns.get(heading) !== 'number') columns.set(heading, column);
  return columns.size === 0 ? null : { columns: Object.fromEntries(columns) };
}

type Layout = { readonly headings: readonly string[]; readonly mapping: ImportMapping };

/** As other products write their exports; see docs/guide/mappings. */
const LAYOUTS: readonly Layout[] = [
  {
    headings: ['name', 'type', 'progress', 'start_date', 'end_date', 'owner_email'],
    mapping: {
      columns: {
        name: 'title',
        start_date: 'start',
        end_date: 'end',
        owner_email: 'owner',
        categories: 'department',
      },
      number_from: 'row',
    },
  },
  {
    headings: ['id', 'actual_value_date', 'target_value', 'actual_value'],
    mapping: {
      columns: { id: 'goal_number', actual_value_date: 'date', target_value: 'target', actual_value: 'actual' },
      date_format: 'M/D/Y',
    },
  },
  {
    headings: ['main', 'l1', 'l2', 'l3'],
    mapping: {
      outline: ['Main', 'L1', 'L2', 'L3'],
      columns: { 'Start Date': 'start', 'Due Date': 'end', Notes: 'description' },
      date_format: 'M/D/Y',
    },
  },
  {
    headings: ['row_id', 'parent_row_ids', 'goal_title'],
    mapping: {
      columns: {
        'Row ID': 'number',
        'Parent Row IDs': 'parent_number',
        'Goal Title': 'title',
        'Owner Emails': 'owner',
        'Goal Type': 'value_type',
        Departments: 'department',
        'Start Date': 'start',
        'End Date': 'end',
        'Starting Value': 'baseline',
        'Target Value': 'all_target',
      },
      values: { value_type: { 'Custom Percent': 'percent', Percent: 'percent', Currency: 'currency' } },
    },
  },
];
