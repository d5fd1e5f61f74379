import type { FeedLine } from '#contract/feed.ts';
import type { ImportMapping } from '#contract/import.ts';
import type { DiffRow, DraftSheet, DraftTable } from '#contract/importDraft.ts';
import { type Day, formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { SourceFailure } from '#server/features/connections/sources/sourceFailure.ts';
import { plainName } from '#server/features/exchange/columns/columns.ts';
import { draftInWorker } from '#server/features/exchange/drafting/draftInWorker.ts';
import type { DraftResult } from '#server/features/exchange/drafting/draftRequest.ts';
import { storedGoalOf } from '#server/features/exchange/findPlanState.ts';
import { PAGE_LIMITS } from '#server/features/exchange/tables/fileLimits.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import { numbersByName } from '#server/features/goals/figures/namedGoal.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';

/** A figure as a source gave it, for a goal and a period of the plan. */
export type BroughtFigure = {
  readonly goalId: string;
  readonly date: Day;
  readonly figure: 'target' | 'actual';
  readonly value: number;
};

export type Brought = {
  readonly figures: readonly BroughtFigure[];
  /** What the answer says that is no figure of the plan. */
  readonly refused: readonly FeedLine[];
  readonly rows: number;
  readonly columns: DraftTable['columns'];
  readonly sheets: readonly DraftSheet[];
  readonly mapping: ImportMapping;
  /** Why nothing of it can be taken. */
  readonly problem: SourceFailure | null;
};

export type Question = {
  readonly file: SourceFile;
  readonly mapping: ImportMapping;
  readonly goalBy: string;
  readonly today: Day;
  readonly at: string;
};

/**
 * Reads an answer as the import reads a file, in a thread of its own: its tables, columns, periods and numbers. Only
 * figures of goals that are there count. Throws Refusal where it takes too much.
 */
export async function readBrought(booked: BookedPlan, question: Question): Promise<Brought> {
  const names = question.goalBy === 'number' ? 'number' : numbersByName(booked, question.goalBy);
  const first = await draft(booked, question, names);
  const unknown = unknownColumns(first.tables, question.mapping);
  const leftOut = Object.fromEntries(unknown.map((heading) => [heading, '']));
  const mapping = { ...question.mapping, columns: { ...question.mapping.columns, ...leftOut } };
  const result = unknown.length === 0 ? first : await draft(booked, { ...question, mapping }, names);
  const figures = figuresOf(result, booked);
  const refused = refusedLines(result, booked);
  return {
    figures,
    refused,
    rows: result.tables.reduce((sum, { rows }) => sum + rows, 0),
    columns: result.tables[0]?.columns ?? [],
    sheets: result.sheets,
    mapping: result.mapping,
    problem:
      (names === null ? new SourceFailure('no_goal_column') : null) ??
      problemOf(result, question.mapping) ??
      (figures.length + refused.length === 0 ? NO_FIGURES : null),
  };
}

const NO_FIGURES = new SourceFailure('no_figures');

function problemOf({ tables, year, preview }: DraftResult, mapping: ImportMapping): SourceFailure | null {
  const [unread] = preview.refusals;
  if (tables.length === 0 && unread !== undefined) return new SourceFailure('unreadable', unread.reason);
  const gone = columnsGone(tables, mapping);
  if (gone !== null) return gone;
  if (year !== null && year.answer === null)
    return new SourceFailure('year_open', year.headings.slice(0, 5).join(', '));
  if (unread === undefined) return null;
  const roles = tables.flatMap(({ columns }) => columns.map(({ column }) => column));
  const hasGoals = roles.includes('goal_number') || roles.includes('number');
  return hasGoals ? new SourceFailure('unreadable', unread.reason) : new SourceFailure('no_goal_column');
}

/** Stands before the numbers of goals that go by another name, so that no text of a source is taken for one. */
const HIDDEN = '\uE000';

function draft(
  { whole, goals }: BookedPlan,
  { file, mapping, today, at }: Question,
  names: 'number' | ReturnType<typeof numbersByName>,
): Promise<DraftResult> {
  const { plan, owners } = whole;
  const stored = [...goals.values()].map(storedGoalOf);
  const numbers = names === 'number' ? [] : Array.from(names ?? [], ([name, number]) => [name, HIDDEN + number]);
  const state = {
    plan,
    isNew: false,
    departments: owners.departments,
    // Nobody is made a member of a plan by a feed.
    members: owners.members.map((member) => ({ ...member, email: null, accountId: null })),
    goals: names === 'number' ? stored : stored.map((goal) => ({ ...goal, number: HIDDEN + goal.number })),
    // Without the plan’s figures every one that the answer gives is told: they are compared where they are written.
    series: new Map(),
  };
  return draftInWorker({
    files: [file],
    limits: PAGE_LIMITS,
    isByColumns: true,
    target: { state },
    answers: {
      mapping: { ...mapping, ...(names !== 'number' && { numbers: Object.fromEntries(numbers) }) },
      zero_targets: 'zero',
    },
    tellsEmails: false,
    moment: { at, by: 'Milepost', memberId: null },
    today,
  });
}

/** Columns that came later and would be read as something: what nobody chose is left out. */
function unknownColumns(tables: readonly DraftTable[], { columns }: ImportMapping): string[] {
  if (columns === undefined) return [];
  const known = new Set(Object.keys(columns).map(plainName));
  return tables.flatMap((table) =>
    table.columns.flatMap(({ heading, column }) =>
      column !== null && column !== 'period' && !known.has(plainName(heading)) ? [heading] : [],
    ),
  );
}

function columnsGone(tables: readonly DraftTable[], { columns }: ImportMapping): SourceFailure | null {
  const headings = tables.flatMap((table) => table.columns.map(({ heading }) => heading));
  const there = new Set(headings.map(plainName));
  const gone = Object.entries(columns ?? {}).filter(([heading, role]) => role !== '' && !there.has(plainName(heading)));
  const names = gone.map(([heading]) => `“${heading}”`).join(', ');
  if (gone.length === 0) return null;
  return new SourceFailure('columns_gone', `${names} (${headings.slice(0, 12).join(', ')})`);
}

function figuresOf({ parts }: DraftResult, { goals }: BookedPlan): BroughtFigure[] {
  const figures: BroughtFigure[] = [];
  for (const { goalId, cells } of parts.cells.values()) {
    if (!goals.has(goalId)) continue;
    for (const { date, target, actual } of cells) {
      // An empty cell is no figure, and clears none.
      if (typeof target === 'number') figures.push({ goalId, date, figure: 'target', value: target });
      if (typeof actual === 'number') figures.push({ goalId, date, figure: 'actual', value: actual });
    }
  }
  return figures;
}

/** Each goal that is none once, with how many figures came for it; the other rows one by one. */
function refusedLines({ rows, parts }: DraftResult, { goals }: BookedPlan): FeedLine[] {
  const byNumber = new Map([...goals.values()].map((goal) => [shownNumber(goal.number), goal]));
  const strangers = [...parts.goals].flatMap(([key, { before }]) => (before === null ? [key] : []));
  const lines = strangers.map((key): FeedLine => ({ ...NO_LINE, kind: 'refused', code: 'no_goal', about: key }));
  for (const row of rows) {
    const isYearTarget =
      row.what.type === 'field' && row.what.field.startsWith(YEAR_TARGET) && row.kind !== 'unchanged';
    if (row.kind !== 'refused' && !isYearTarget) continue;
    const number = (row.goal?.number ?? '').replace(HIDDEN, '');
    const goal = byNumber.get(number);
    if (isYearTarget) {
      if (goal !== undefined) lines.push(yearTargetLine(row, goal));
      continue;
    }
    const named = number || (typeof row.after === 'string' ? row.after : '');
    const reason = row.reason.replaceAll(HIDDEN, '');
    lines.push({
      ...NO_LINE,
      ...periodOf(row),
      kind: 'refused',
      goal: goal === undefined ? null : { id: goal.id, number: shownNumber(goal.number), title: goal.title },
      code: CODES[row.code ?? ''] ?? row.code,
      about: row.code === 'goalMissing' ? named || reason : reason,
    });
  }
  return lines;
}

/** The end target of a fiscal year belongs to the goal, which a feed never changes. */
function yearTargetLine({ after, reason }: DiffRow, { id, number, title }: GoalRecord): FeedLine {
  return {
    ...NO_LINE,
    kind: 'refused',
    goal: { id, number: shownNumber(number), title },
    figure: 'target',
    after: typeof after === 'number' ? after : null,
    code: 'year_target',
    about: reason,
  };
}

const YEAR_TARGET = 'eoy_target';

const CODES: Readonly<Record<string, string>> = { goalMissing: 'no_goal', goalComputed: 'computed' };

function periodOf({ what }: DiffRow): Pick<FeedLine, 'date' | 'tracking'> {
  if (what.type !== 'cell') return { date: null, tracking: null };
  const day = readIsoDate(what.date);
  return { date: day === null ? null : formatIsoDate(day), tracking: what.tracking };
}

export const NO_LINE: FeedLine = {
  kind: 'changed',
  goal: null,
  date: null,
  tracking: null,
  figure: null,
  as: null,
  before: null,
  after: null,
  code: null,
  about: '',
  by: null,
  at: null,
  comment: null,
  asked_in: null,
};
