import { formatIsoDate } from '#core/calendar/date.ts';
import { columnLetters } from '#core/format/columnLetters.ts';
import type { Table, TableRow } from '#server/features/exchange/tables/table.ts';
import { nameOfGrid } from '#server/features/exchange/understanding/grids/grid.ts';
import type { ReadTable } from './buildGoals.ts';
import type { FigureRead } from './goalFigures.ts';
import type { MatchedGoal } from './matchPlan.ts';
import { NOTHING_SAYS } from './measureOf.ts';
import type { Proposal, Role } from './model.ts';
import type { SettledTable } from './settleRoles.ts';

type Around = { readonly read: readonly ReadTable[] };

/**
 * Goals as the tables that an export has. Goals that state the same columns share a table, so that what a file does not
 * say of a goal is left as the plan has it.
 */
export function nativeTables(goals: readonly MatchedGoal[], around: Around): Table[] {
  if (goals.length === 0) return [];
  const numbers = new Map(goals.map(({ built, number }) => [built, number]));
  const byColumns = new Map<string, GoalsTable>();
  const entries = new Map<string, Rows>();
  const first = around.read[0]?.table.grid;
  // Only a workbook shows letters.
  const letters = lettersOf(around.read.flatMap(({ table }) => (table.grid.sheet === null ? [] : [table])));
  for (const goal of goals) {
    const grid = goal.built.at?.grid ?? first;
    const file = grid === undefined ? '' : nameOfGrid(grid);
    const line = goal.built.records[0]?.line ?? goal.built.at?.place.line ?? 1;
    const cells = cellsOf(goal, goal.built.parent === null ? null : (numbers.get(goal.built.parent) ?? null));
    // Of a new goal an empty cell clears nothing.
    const key = goal.known === null ? file : `${file}\n${[...cells.keys()].join('\n')}`;
    if (goal.built.isOnlyNumbered !== true) {
      const table = byColumns.get(key) ?? { file, goals: [] };
      byColumns.set(key, table);
      table.goals.push({ line: Math.max(1, line), cells });
    }
    for (const { day, kind, figure } of goal.timed?.entries ?? []) {
      const of = entries.get(file) ?? rowsOf(letters.get(file));
      entries.set(file, of);
      const value = valueFor(goal, figure);
      of.rows.push({
        line: figure.place.line,
        cells: [goal.number, formatIsoDate(day), kind === 'target' ? value : '', kind === 'actual' ? value : ''],
        figure: kind,
        heading: figure.heading,
      });
    }
  }
  return [
    ...[...byColumns.values()].map((table) => goalsTable(table, letters.get(table.file))),
    ...[...entries].map(([file, { rows, letters: of }]) =>
      nativeTable({ file, header: ['goal_number', 'date', 'target', 'actual'], rows, letters: of }),
    ),
  ];
}

type GoalsTable = {
  readonly file: string;
  readonly goals: { readonly line: number; readonly cells: ReadonlyMap<string, string> }[];
};

function goalsTable({ file, goals }: GoalsTable, letters: ReadonlyMap<string, string> = new Map()): Table {
  const header = [...new Set(goals.flatMap(({ cells }) => [...cells.keys()]))];
  const rows = goals.map(({ line, cells }) => ({ line, cells: header.map((column) => cells.get(column) ?? '') }));
  return nativeTable({ file, header, rows, letters });
}

type Rows = { readonly rows: TableRow[]; readonly letters: ReadonlyMap<string, string> };

function rowsOf(letters: ReadonlyMap<string, string> = new Map()): Rows {
  return { rows: [], letters };
}

export function nativeTable({
  file,
  header,
  rows,
  letters,
}: {
  readonly file: string;
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
  readonly letters: ReadonlyMap<string, string>;
}): Table {
  return {
    file,
    headerLine: 1,
    header,
    rows,
    unreadable: [],
    notices: [],
    usualMark: '.',
    decimalMark: '.',
    dateFormat: 'M/D/Y',
    letters,
  };
}

/** What nothing says is left to the usual rules, which list it. */
function saidIn(proposal: Proposal<string> | null): string | null {
  return proposal === null || proposal.confidence <= NOTHING_SAYS ? null : proposal.value;
}

/** A goal that the plan holds in thousands, as the file writes it, stays so. */
function valueFor({ known, unitSaid }: MatchedGoal, { value, unscaled }: FigureRead): string {
  const isHeldSo = known !== null && unscaled !== undefined && known.valueType === 'number' && known.unit === unitSaid;
  return String(isHeldSo ? unscaled : value);
}

/** What a goal states, by our columns. Of a goal that the plan has, only what the file itself says. */
function cellsOf(goal: MatchedGoal, parent: string | null): Map<string, string> {
  const { known, timed } = goal;
  const cells = new Map<string, string>([
    ['number', goal.number],
    ['title', goal.built.title],
  ]);
  const put = (column: string, value: string | null): void => {
    if (value !== null && value !== '') cells.set(column, value);
  };
  if (known === null || parent !== null) cells.set('parent_number', parent ?? '-');
  if (known === null) {
    if (goal.valueType !== null && goal.isUnitSaid) put('value_type', goal.valueType);
    if (goal.valueType === 'number') put('unit', goal.unit);
    put('direction', saidIn(goal.direction));
    put('function', saidIn(goal.aggregation));
    put('tracking', goal.tracking);
  } else if (goal.direction?.confidence === 1) put('direction', goal.direction.value);
  for (const { own } of goal.built.records) for (const [column, { text }] of own) put(column, text);
  put('owner', goal.owner);
  put('department', goal.department);
  put('description', goal.description);
  put('measure', goal.measure === goal.built.title ? '' : goal.measure);
  put('perspective', goal.perspective);
  put('start', goal.start);
  put('end', goal.end);
  if (goal.status?.isSet === true) put('status', goal.status.status);
  if (goal.status?.isSet === true) put('status_note', goal.status.word.length > 1 ? goal.status.word : '');
  if (timed?.baseline != null) {
    put('baseline', valueFor(goal, timed.baseline.figure));
    if (timed.baseline.day !== null) put('baseline_date', formatIsoDate(timed.baseline.day));
  }
  for (const [year, figure] of [...(timed?.yearTargets ?? [])].sort(([one], [other]) => one - other))
    put(`eoy_target_${year}`, valueFor(goal, figure));
  if (timed?.allTarget != null) put('all_target', valueFor(goal, timed.allTarget));
  return cells;
}

/** What our tables call the column of a role. */
function columnsOfRole(role: Role, { rowsAre }: SettledTable): readonly string[] {
  if (role.is === 'own') return [role.column];
  if (rowsAre !== 'goals') return role.is === 'figure' ? ['percent'] : (WORK_COLUMNS.get(role.is) ?? [role.is]);
  return role.is === 'figure' || role.is === 'out' ? [] : [role.is];
}

const WORK_COLUMNS: ReadonlyMap<Role['is'], readonly string[]> = new Map([
  ['out', []],
  ['title', ['initiative', 'milestone']],
  ['status', ['state']],
  ['end', ['end', 'due']],
  ['goals', ['goals', 'goal']],
  ['doneOn', ['done_on']],
]);

/** The letters of headings, and of our columns, by the file they stand in. */
export function lettersOf(tables: readonly SettledTable[]): ReadonlyMap<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const table of tables) {
    const letters = found.get(nameOfGrid(table.grid)) ?? new Map<string, string>();
    found.set(nameOfGrid(table.grid), letters);
    for (const { at, heading } of table.columns) {
      const role = table.roles.get(at);
      if (heading !== '') letters.set(heading, columnLetters(at));
      if (role === undefined) continue;
      for (const name of columnsOfRole(role, table)) if (!letters.has(name)) letters.set(name, columnLetters(at));
    }
  }
  return found;
}
