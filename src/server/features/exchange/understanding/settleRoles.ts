import type { Perspective } from '#core/plan/perspective.ts';
import { coverage, wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import { goalColumns } from './goalColumns.ts';
import { cellOf } from './ledger.ts';
import { type Column, type Proposal, type Role, type SheetTable, surest } from './model.ts';
import type { Questions } from './questions.ts';
import { ROLE_RECOGNISERS } from './roleRecognisers.ts';
import { why } from './why.ts';

export type SettledTable = SheetTable & {
  readonly roles: ReadonlyMap<number, Role>;
  /** By the words of what stands above goals, where lists beside the table say it. */
  readonly perspectives?: ReadonlyMap<string, Perspective>;
};

type Proposed = Map<number, Proposal<Role>>;

/** What each column of a table is taken for: recognised one by one, then set against each other, then asked. */
export function settleRoles(table: SheetTable, questions: Questions): SettledTable {
  const proposed: Proposed = new Map();
  for (const column of table.columns) {
    if (column.heading === '' && column.cells.filled === 0) continue;
    const found = surest(ROLE_RECOGNISERS, { column, table });
    if (found !== null) proposed.set(column.at, found);
  }
  withoutStrayMonths(table, proposed);
  settleNames(table, proposed);
  settleOnes(table, proposed);
  settleFigures(table, proposed);
  for (const [at, role] of goalColumns(table, new Map([...proposed].map(([column, { value }]) => [column, value]))))
    proposed.set(at, { value: role, confidence: 0.8, reason: why('column_per_goal') });
  const roles = new Map<number, Role>();
  for (const column of table.columns) {
    if (column.heading === '' && column.cells.filled === 0) continue;
    const proposal = proposed.get(column.at) ?? {
      value: { is: 'out', reason: column.heading === '' ? 'no_heading' : 'unused' },
      confidence: 0.6,
      reason: why('heading_unknown'),
    };
    roles.set(column.at, askedRole(column, { table, proposal, questions }));
  }
  return { ...table, roles };
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

/** Which of the columns that name things names the goals, and which what stands above them. */
function settleNames(table: SheetTable, proposed: Proposed): void {
  const named = [...proposed]
    .flatMap(([at, { value, confidence }]) =>
      value.is === 'level' ? [{ column: columnAt(table, at), rank: value.rank, confidence }] : [],
    )
    .filter(({ column }) => column.cells.filled > 0);
  const rows = Math.max(1, ...table.columns.map(({ cells }) => cells.filled));
  const most = Math.max(1, ...named.map(({ column }) => column.cells.filled));
  const fit = named.filter(({ column }) => column.cells.filled >= most * 0.6);
  const [title] = (fit.length > 0 ? fit : named).toSorted(
    (one, other) =>
      other.rank - one.rank ||
      Number(isGrouping(one.column, rows)) - Number(isGrouping(other.column, rows)) ||
      other.confidence - one.confidence ||
      one.column.at - other.column.at,
  );
  const chosen = title?.column ?? fallbackTitle(table, proposed);
  if (chosen === null) return;
  proposed.set(chosen.at, {
    value: { is: 'title' },
    confidence: title?.confidence ?? 0.6,
    reason: why('heading_names_goals', chosen.heading),
  });
  const isDated = [...proposed.values()].some(({ value }) => value.is === 'period');
  for (const { column, rank, confidence } of named) {
    if (column.at === chosen.at) continue;
    // One that has another value in each row, as the titles have, says more of the goal.
    const isOneToOne =
      !isDated &&
      column.cells.distinct >= Math.min(column.cells.filled, chosen.cells.distinct) &&
      column.cells.filled >= chosen.cells.filled &&
      rank >= 30 &&
      !table.grid.levels.includes(column.at);
    const isBehind =
      column.at > chosen.at &&
      column.cells.distinct > column.cells.filled * 0.7 &&
      !table.grid.levels.includes(column.at);
    const reason = why('heading', column.heading);
    if (isOneToOne || isBehind)
      proposed.set(column.at, {
        value: { is: rank === 60 && !isBehind ? 'measure' : 'description' },
        confidence: 0.8,
        reason,
      });
    else proposed.set(column.at, { value: { is: 'level', rank }, confidence: Math.min(confidence, 0.9), reason });
  }
  codesAsLevels(table, proposed);
}

function isGrouping({ cells }: Column, rows: number): boolean {
  return cells.distinct < Math.min(rows, cells.filled) * 0.7;
}

/** Without a known heading the first column of different texts names the goals. */
function fallbackTitle(table: SheetTable, proposed: Proposed): Column | null {
  const free = table.columns.filter(({ at, heading, cells, period }) => {
    const role = proposed.get(at)?.value.is;
    const isFree = role === undefined || role === 'description' || role === 'department' || role === 'place';
    return (
      isFree &&
      period === null &&
      cells.periods < cells.filled * 0.7 &&
      cells.filled > 0 &&
      cells.texts >= cells.filled * 0.7 &&
      cells.distinct >= cells.filled * 0.7 &&
      cells.average >= 3 &&
      (heading !== '' || at === 0)
    );
  });
  if (free.length === 0 || ![...proposed.values()].some(({ value }) => value.is === 'figure')) return null;
  const unknown = free.filter(({ at }) => proposed.get(at) === undefined);
  return (unknown.length > 0 ? unknown : free)[0] ?? null;
}

/** `PillarID` stands for the pillar, where no column names it. */
function codesAsLevels(table: SheetTable, proposed: Proposed): void {
  if ([...proposed.values()].some(({ value }) => value.is === 'level')) return;
  const numbers = table.columns.filter(({ at }) => proposed.get(at)?.value.is === 'number');
  const codes = table.columns.filter(
    ({ at, concepts, cells }) =>
      concepts.some(({ concept }) => concept === 'axis' || concept === 'objective') &&
      /(?:^|[\s_])(?:id|code|no|nr|cod)$/i.test(wordKey(columnAt(table, at).heading)) &&
      cells.distinct < cells.filled * 0.7 &&
      cells.distinct > 1,
  );
  const [code] = codes;
  if (code === undefined || (numbers.length === 1 && numbers[0]?.at === code.at)) return;
  proposed.set(code.at, {
    value: { is: 'level', rank: 10 },
    confidence: 0.6,
    reason: why('repeats_above', code.heading),
  });
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
  // Periods: the finest, and a year beside it.
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

/** Numbers of goals are short, and differ from row to row unless the rows repeat goals. */
function isNumbering({ cells, heading, at }: Column, table: SheetTable): boolean {
  if (cells.filled === 0 || cells.longest > 40) return false;
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

/** Headings that are no period: a total of several is worked out, `Target` beside an actual of a type column is one. */
function settleFigures(table: SheetTable, proposed: Proposed): void {
  const figures = [...proposed].filter(([, { value }]) => value.is === 'figure');
  const dated = figures.filter(([at]) => columnAt(table, at).period !== null);
  for (const [at] of figures) {
    const { period, cells } = columnAt(table, at);
    if (period !== null || dated.length < 2 || cells.formulas < cells.filled * 0.8 || cells.filled === 0) continue;
    proposed.set(at, {
      value: { is: 'out', reason: 'computed' },
      confidence: 0.85,
      reason: why('formulas_beside'),
    });
  }
  // Beside how much is done an amount is no target of it.
  if (figures.some(([, { value }]) => value.is === 'figure' && value.isShareDone === true))
    for (const [at, { value }] of figures) {
      const { cells, period } = columnAt(table, at);
      if (value.is !== 'figure' || value.isShareDone === true || period !== null || cells.percents > 0) continue;
      proposed.set(at, {
        value: { is: 'out', reason: 'unused' },
        confidence: 0.7,
        reason: why('amount_beside_done'),
      });
    }
  // Two columns of the same undated figure: the surer is it, the other is left.
  for (const kind of ['target', 'actual', 'baseline'] as const) {
    const same = [...proposed].filter(
      ([at, { value }]) => value.is === 'figure' && value.kind === kind && columnAt(table, at).period === null,
    );
    if (same.length < 2) continue;
    const distinctSpans = new Set(same.map(([at]) => columnAt(table, at).heading));
    const best = same.toSorted(
      ([oneAt, one], [otherAt, other]) =>
        filledAt(table, otherAt) - filledAt(table, oneAt) ||
        other.confidence - one.confidence ||
        (kind === 'baseline' ? otherAt - oneAt : oneAt - otherAt),
    )[0]?.[0];
    for (const [at] of same) {
      if (at === best || (kind === 'target' && distinctSpans.size === same.length)) continue;
      proposed.set(at, {
        value: { is: 'out', reason: 'unused' },
        confidence: 0.6,
        reason: why('other_column', kind),
      });
    }
  }
}

function filledAt(table: SheetTable, at: number): number {
  return columnAt(table, at).cells.filled;
}

function columnAt({ columns }: SheetTable, at: number): Column {
  const column = columns[at];
  if (column === undefined) throw new Error(`no column ${at}`);
  return column;
}

const CHOICES: readonly (readonly [string, string])[] = [
  ['number', 'Number of the goal'],
  ['title', 'Title of the goal'],
  ['level', 'What stands above the goals'],
  ['owner', 'Owner'],
  ['department', 'Department'],
  ['unit', 'Unit'],
  ['baseline', 'Baseline'],
  ['target', 'Target'],
  ['actual', 'Actual'],
  ['figure', 'Figures, target or actual by another column'],
  ['complete', 'Percent complete'],
  ['status', 'Status'],
  ['direction', 'Which way is better'],
  ['function', 'How periods become one figure'],
  ['frequency', 'How often it is reported'],
  ['start', 'Start'],
  ['end', 'End'],
  ['perspective', 'Perspective'],
  ['period', 'Period of the row'],
  ['series', 'Target or actual'],
  ['description', 'Description'],
  ['measure', 'What is measured'],
  ['nothing', 'Leave it out'],
];

/** The word of a role, as questions have it. */
export function wordOfRole(role: Role): string {
  if (role.is === 'figure') return role.isShareDone === true ? 'complete' : (role.kind ?? 'figure');
  if (role.is === 'goal') return role.kind;
  if (role.is === 'own') return role.isNew === true ? NEW_FIELD : role.column;
  if (role.is === 'out' || role.is === 'valueFormat' || role.is === 'place' || role.is === 'code') return 'nothing';
  return role.is;
}

function askedRole(
  column: Column,
  {
    table,
    proposal,
    questions,
  }: { readonly table: SheetTable; readonly proposal: Proposal<Role>; readonly questions: Questions },
): Role {
  const { heading, cells, headingPlaces } = column;
  const word = wordOfRole(proposal.value);
  if (heading === '' && proposal.value.is !== 'series') return proposal.value;
  const first = headingPlaces[0];
  const answer = questions.ask({
    name: `column ${heading}`,
    kind: 'column',
    about: heading,
    text: `What is the column “${heading}”?`,
    proposed: word,
    choices: [
      ...CHOICES,
      ...ownChoices(table, proposal.value.is === 'own' ? word : null),
      [NEW_FIELD, 'A new own field'],
    ],
    evidence: first === undefined ? [] : [cellOf(table.grid, first)],
    reason: proposal.reason,
    confidence: proposal.confidence,
    cells: cells.filled,
  });
  if (answer === word) return proposal.value;
  if (answer === NEW_FIELD) return { is: 'own', column: heading, isNew: true };
  return table.ownNames?.includes(answer) === true ? { is: 'own', column: answer } : roleOfWord(answer);
}

/** No column and no field is called so. */
const NEW_FIELD = 'new_field';

function ownChoices({ ownNames = [] }: SheetTable, proposed: string | null): [string, string][] {
  const names = proposed === null || ownNames.includes(proposed) ? ownNames : [...ownNames, proposed];
  return names.map((name) => [name, name]);
}

function roleOfWord(word: string): Role {
  switch (word) {
    case 'target':
    case 'actual':
    case 'baseline':
      return { is: 'figure', kind: word };
    case 'figure':
      return { is: 'figure', kind: null };
    case 'complete':
      return { is: 'figure', kind: 'actual', isShareDone: true };
    case 'level':
      return { is: 'level', rank: 20 };
    case 'nothing':
      return { is: 'out', reason: 'unused' };
    default:
      return SIMPLE.find(({ is }) => is === word) ?? { is: 'out', reason: 'unused' };
  }
}

const SIMPLE: readonly Role[] = (
  [
    'number',
    'title',
    'owner',
    'department',
    'unit',
    'status',
    'direction',
    'function',
    'frequency',
    'start',
    'end',
    'perspective',
    'period',
    'series',
    'description',
    'measure',
  ] as const
).map((is) => ({ is }));
