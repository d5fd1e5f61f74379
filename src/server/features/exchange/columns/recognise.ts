import type { OwnField } from '#core/own/ownField.ts';
import { columnOf, type Table } from '#server/features/exchange/tables/table.ts';
import {
  ENTRY_COLUMNS,
  GOAL_COLUMNS,
  OTHER_NAMES,
  plainName,
  REQUIRED,
  type TableKind,
  YEAR_TARGET,
} from './columns.ts';
import { ownColumnsIn } from './ownColumns.ts';

/** Where each column stands in a table, and which headings mean nothing to us. */
export type Columns = {
  /** By our name. */
  readonly at: ReadonlyMap<string, number>;
  readonly unknown: readonly UnknownColumn[];
};

type UnknownColumn = {
  /** As it is written. */
  readonly heading: string;
  /** How many of its cells say something: so much is left out with it. */
  readonly cells: number;
};

export type Recognition =
  | { readonly ok: true; readonly kind: TableKind; readonly columns: Columns }
  | { readonly ok: false; readonly reason: string };

/**
 * Which kind of table this is and where its columns stand, by the names in its header in any order and case, with
 * blanks or underscores; own fields are those of the plan. A table of neither kind is refused by the columns it lacks,
 * one with a column of ours twice by name.
 */
export function recognise(table: Table, fields: readonly OwnField[] = []): Recognition {
  const names = table.header.map(plainName);
  const kind = kindOf(names);
  if (kind === null) return { ok: false, reason: missingColumns(table) };
  const known: ReadonlySet<string> = new Set(kind === 'goals' ? GOAL_COLUMNS : ENTRY_COLUMNS);
  const own = kind === 'goals' ? ownColumnsIn(table.header, fields) : new Map<string, number>();
  const ownPlaces = new Set(own.values());
  const at = new Map<string, number>();
  const unknown: UnknownColumn[] = [];
  for (const [index, name] of names.entries()) {
    const column = columnNamed(name, kind);
    if (!known.has(column) && !(kind === 'goals' && YEAR_TARGET.test(column))) {
      const left = ownPlaces.has(index) ? null : unknownColumn(table, index);
      if (left !== null) unknown.push(left);
      continue;
    }
    if (at.has(column)) return { ok: false, reason: `the column ${column} is there twice` };
    at.set(column, index);
  }
  return { ok: true, kind, columns: { at: new Map([...own, ...at]), unknown } };
}

/** A column that means nothing here; null for an empty one without a heading. */
export function unknownColumn(table: Table, index: number): UnknownColumn | null {
  const cells = filledCells(table, index);
  const heading = (table.header[index] ?? '').trim();
  if (heading !== '') return { heading, cells };
  return cells === 0 ? null : { heading: `column ${index + 1}, which has no heading`, cells };
}

function filledCells({ rows }: Table, index: number): number {
  let count = 0;
  for (const cell of columnOf(rows, index)) if (cell.trim() !== '') count += 1;
  return count;
}

/** What kind of table it is by its headings alone; null for neither. */
export function kindOfTable({ header }: Table): TableKind | null {
  return kindOf(header.map(plainName));
}

/** Entries name a goal and a date, goals a number and a title; an entries table may call the goal's number `number`. */
function kindOf(names: readonly string[]): TableKind | null {
  const has = (name: string) => names.includes(name);
  if (has('date') && (has('goal_number') || (has('number') && !has('title')))) return 'entries';
  return REQUIRED.goals.every(has) ? 'goals' : null;
}

function columnNamed(name: string, kind: TableKind): string {
  if (kind === 'entries' && name === 'number') return 'goal_number';
  return OTHER_NAMES.get(name) ?? name;
}

/** Names the kind the header comes closest to. */
function missingColumns(table: Table): string {
  const names = table.header.map(plainName);
  const lacks = (kind: TableKind) => REQUIRED[kind].filter((column) => !names.includes(column));
  const found = table.header.map((name) => name.trim()).filter((name) => name !== '');
  const [goals, entries] = [lacks('goals'), lacks('entries')];
  const isLikeEntries = /entr/i.test(table.file) || entries.length < goals.length;
  const isLikeGoals = /goal/i.test(table.file) || goals.length < entries.length;
  const lacking = [
    ...(isLikeEntries && !isLikeGoals ? [] : [`${namedColumns(goals)} in a table of goals`]),
    ...(isLikeGoals && !isLikeEntries ? [] : [`${namedColumns(entries)} in a table of targets and actuals`]),
  ];
  return `the required column is missing: ${lacking.join(', or ')}. Found: ${found.join(', ')}`;
}

/** A name that says little by itself is explained. */
function namedColumns(columns: readonly string[]): string {
  return columns
    .map((name) => (name === 'goal_number' ? '“goal_number” (the number of the goal)' : `“${name}”`))
    .join(' and ');
}
