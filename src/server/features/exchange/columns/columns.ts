import { goalColumns } from './goalColumns.ts';

/** The two kinds of tables (rule 9.1). */
export type TableKind = 'goals' | 'entries';

/** The columns of a goals table by the names of the interface: those of an export, and one that only an import has. */
export const GOAL_COLUMNS: readonly string[] = [...goalColumns.map(({ name }) => name), 'eoy_target'];

export const ENTRY_COLUMNS = ['goal_number', 'date', 'target', 'actual'] as const;

/** What stands before the periods of an entry sheet of ours: there an empty cell says that there is no figure. */
export const ENTRY_SHEET_COLUMNS = ['goal_number', 'goal', 'series'] as const;

/** Names that mean one of ours. */
export const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['target_direction', 'direction'],
  ['tracking_frequency', 'tracking'],
]);

/** Every column of ours, by any of its names. */
export const COLUMN_NAMES: ReadonlySet<string> = new Set([
  ...GOAL_COLUMNS,
  ...ENTRY_COLUMNS,
  ...ENTRY_SHEET_COLUMNS,
  ...OTHER_NAMES.keys(),
]);

export const REQUIRED = { goals: ['number', 'title'], entries: ['goal_number', 'date'] } as const;

/** `eoy_target_2025`: the end target of one fiscal year, named by the calendar year in which it starts. */
export const YEAR_TARGET = /^eoy_target_(\d{4})$/;

/** Case, blanks, hyphens and underscores do not matter in a column's name. */
export function plainName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');
}
