import type { Perspective } from '#core/plan/perspective.ts';
import { coverage, wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import { askRows, type RowsAre, type RowsAsked, workRoles } from './actionPlan.ts';
import { askedRole } from './askRole.ts';
import { goalColumns } from './goalColumns.ts';
import { filledColumns } from './headings.ts';
import { kindsOfYears } from './kindsOfYears.ts';
import { type Column, columnAt, type Proposed, type Role, type SheetTable, surest } from './model.ts';
import { ROLE_RECOGNISERS } from './roleRecognisers.ts';
import { settleFigures } from './settleFigures.ts';
import { settleNames } from './settleNames.ts';
import { why } from './why.ts';

export type SettledTable = SheetTable & {
  readonly roles: ReadonlyMap<number, Role>;
  readonly rowsAre: RowsAre;
  /** By the words of what stands above goals, where lists beside the table say it. */
  readonly perspectives?: ReadonlyMap<string, Perspective>;
};

/** What each column of a table is taken for: recognised one by one, then set against each other, then asked. */
export function settleRoles(table: SheetTable, asked: RowsAsked): SettledTable {
  const { questions } = asked;
  const proposed: Proposed = new Map();
  for (const column of table.columns) {
    if (column.heading === '' && column.cells.filled === 0) continue;
    const found = surest(ROLE_RECOGNISERS, { column, table });
    if (found !== null) proposed.set(column.at, found);
  }
  withoutStrayMonths(table, proposed);
  settleNames(table, proposed);
  settleOnes(table, proposed);
  kindsOfYears(table, proposed);
  settleFigures(table, proposed);
  for (const [at, role] of goalColumns(table, new Map([...proposed].map(([column, { value }]) => [column, value]))))
    proposed.set(at, { value: role, confidence: 0.8, reason: why('column_per_goal') });
  const rowsAre = askRows(table, proposed, asked);
  if (rowsAre !== 'goals') workRoles(table, proposed, { rows: rowsAre, asked });
  const roles = new Map<number, Role>();
  for (const column of table.columns) {
    if (column.heading === '' && column.cells.filled === 0) continue;
    const proposal = proposed.get(column.at) ?? {
      value: { is: 'out', reason: column.heading === '' ? 'no_heading' : 'unused' },
      confidence: 0.6,
      reason: why('heading_unknown'),
    };
    roles.set(column.at, askedRole(column, { table, proposal, questions, rowsAre }));
  }
  return { ...table, roles, rowsAre };
}

/** `Set`, `Mar`, `May` and `T2` are periods only beside others. */
function withoutStrayMonths({ columns }: SheetTable, proposed: Proposed): void {
  const yearless = columns.filter(({ period }) => period !== null && period.unit !== 'day' && period.year === null);
  const dated = columns.filter(({ period }) => period !== null && (period.unit === 'day' || period.year !== null));
  if (!areMonths(columns))
    for (const { at, heading } of columns)
      if (COULD_BE_DAY.test(heading.replace(/\p{L}{4,}$/u, '').trim())) proposed.delete(at);
  if (yearless.length === 1 && dated.length === 0) {
    const [{ at } = { at: -1 }] = yearless;
    if (proposed.get(at)?.value.is === 'figure') proposed.delete(at);
  }
}

/** `Jan 26` may be a month or a day. */
const COULD_BE_DAY = /^\p{L}{3,9}\.? \d{1,2}$/u;
const MOST_MONTHS_APART = 24;

/** Whether `Jan 25, Feb 25` are months, one near the other in one direction; `Jan 5, Jan 12` are days more likely. */
function areMonths(columns: SheetTable['columns']): boolean {
  const months = columns.flatMap(({ period, heading }) =>
    period?.unit === 'month' && period.year !== null && COULD_BE_DAY.test(heading)
      ? [period.year.year * 12 + period.index]
      : [],
  );
  const steps = [...new Set(months)].map((month, at, all) => month - (all[at - 1] ?? month));
  const isNear = steps.every((step) => Math.abs(step) <= MOST_MONTHS_APART);
  return isNear && (steps.every((step) => step >= 0) || steps.every((step) => step <= 0));
}

const ONCE: ReadonlySet<Role['is']> = new Set([
  'number',
  'owner',
  'unit',
  'direction',
  'function',
  'frequency',
  'start',
  'end',
  'perspective',
  'series',
  'valueFormat',
  'measure',
]);

/** Of what a goal has once the surest column holds. */
function settleOnes(table: SheetTable, proposed: Proposed): void {
  const titleAt = [...proposed].find(([, { value }]) => value.is === 'title')?.[0] ?? 0;
  for (const name of ONCE) {
    const same = [...proposed].filter(([, { value }]) => value.is === name);
    if (name === 'number') for (const [at] of same) if (!isNumbering(columnAt(table, at), table)) proposed.delete(at);
    const left = [...proposed].filter(([, { value }]) => value.is === name);
    if (left.length < 2) continue;
    const [[best = -1] = []] = left.toSorted(
      ([oneAt, one], [otherAt, other]) =>
        Number(one.value.is === 'number') * (distinctShare(table, otherAt) - distinctShare(table, oneAt)) ||
        other.confidence - one.confidence ||
        Number(other.value.is === 'number') * (distance(oneAt, titleAt) - distance(otherAt, titleAt)) ||
        oneAt - otherAt,
    );
    for (const [at] of left)
      if (at !== best) {
        if (name === 'owner' || name === 'measure')
          proposed.set(at, { value: { is: 'description' }, confidence: 0.6, reason: why('other_column', name) });
        else proposed.delete(at);
      }
  }
  // Of departments before the titles the outermost is the department, the others stand above the goals.
  const offices = [...proposed]
    .filter(([at, { value }]) => value.is === 'department' && at < titleAt)
    .map(([at]) => at);
  for (const at of offices.toSorted((one, other) => one - other).slice(1))
    proposed.set(at, {
      value: { is: 'level', rank: 20 },
      confidence: 0.7,
      reason: why('repeats_above', columnAt(table, at).heading),
    });
  const statuses = [...proposed].filter(
    ([at, { value }]) => value.is === 'status' && columnAt(table, at).period === null,
  );
  for (const [at] of statuses.slice(1))
    proposed.set(at, { value: { is: 'description' }, confidence: 0.6, reason: why('other_column', 'status') });
}

/** How far the cells of a column differ, in tenths. */
function distinctShare(table: SettledTable | SheetTable, at: number): number {
  const { distinct, filled } = columnAt(table, at).cells;
  return filled === 0 ? 0 : Math.round((distinct / filled) * 10);
}

function distance(at: number, titleAt: number): number {
  return Math.abs(at - titleAt);
}

const LONGEST_NUMBER = 40;

/** Numbers of goals are short, and differ from row to row unless the rows repeat goals. */
function isNumbering({ cells, heading, at }: Column, table: SheetTable): boolean {
  // Notes below a table stand alone in its first column.
  const longest = table.body.reduce((most, row) => {
    const texts = table.grid.rows[row]?.cells ?? [];
    return filledColumns(texts).length < 2 ? most : Math.max(most, (texts[at] ?? '').trim().length);
  }, 0);
  if (cells.filled === 0 || longest > LONGEST_NUMBER) return false;
  const key = wordKey(heading);
  const other = table.columns.some(
    (column) =>
      column.at !== at &&
      ['number', 'kpi id', 'measure id', 'indicator id', 'ref'].includes(wordKey(column.heading)) &&
      column.cells.distinct > cells.distinct * 1.3,
  );
  if (cells.distinct < cells.filled * 0.6 && other) return false;
  return coverage(key, 'page') === 0;
}
