import type { FeedLine } from '#contract/feed.ts';
import type { FeedReason } from '#contract/feedReason.ts';
import type { ImportMapping } from '#contract/import.ts';
import type { DiffRow, DraftSheet, DraftTable } from '#contract/importDraft.ts';
import { type Day, formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import { plainName } from '#server/features/exchange/columns/columns.ts';
import { draftImport } from '#server/features/exchange/drafting/draftImport.ts';
import type { DraftRequest, DraftResult } from '#server/features/exchange/drafting/draftRequest.ts';
import { NO_LINE } from './feedLine.ts';

/** A figure as a source gave it, for a goal and a period of the plan. */
export type BroughtFigure = {
  readonly goalId: string;
  readonly date: Day;
  readonly figure: 'target' | 'actual';
  readonly value: number;
};

export type Problem = Pick<FeedReason, 'code' | 'about'>;

export type Brought = {
  readonly figures: readonly BroughtFigure[];
  /** What the answer says that is no figure of the plan; of very many the first. */
  readonly refused: readonly FeedLine[];
  readonly refusedCount: number;
  readonly rows: number;
  readonly columns: DraftTable['columns'];
  readonly sheets: readonly DraftSheet[];
  readonly mapping: ImportMapping;
  /** Why nothing of it can be taken. */
  readonly problem: Problem | null;
};

/** As it is shown. */
export type NamedGoal = { readonly id: string; readonly number: string; readonly title: string };

/** It crosses to a thread of its own, so it holds no functions. */
export type AnswerRequest = {
  readonly draft: DraftRequest;
  readonly mapping: ImportMapping;
  readonly goals: ReadonlyMap<string, NamedGoal>;
  /** Whether goals are found by something that the plan has. */
  readonly hasGoalNames: boolean;
};

const MOST_REFUSED = 1000;

/** Stands before the numbers of goals that go by another name, so that no text of a source is taken for one. */
export const HIDDEN = '\uE000';

/** Reads an answer as the import reads a file: its tables, columns, periods and numbers. */
export function readAnswer({ draft, mapping, goals, hasGoalNames }: AnswerRequest): Brought {
  const first = draftImport(draft);
  const leftOut = unknownColumns(first.tables, mapping).map((heading) => [heading, '']);
  const result = leftOut.length === 0 ? first : draftImport(withoutColumns(draft, leftOut));
  const figures = figuresOf(result, goals);
  const refused = refusedLines(result, goals);
  return {
    figures,
    refused: refused.slice(0, MOST_REFUSED),
    refusedCount: refused.length,
    rows: result.tables.reduce((sum, { rows }) => sum + rows, 0),
    columns: result.tables[0]?.columns ?? [],
    sheets: result.sheets,
    mapping: result.mapping,
    problem:
      (hasGoalNames ? null : { code: 'no_goal_column' as const, about: '' }) ??
      problemOf(result, mapping) ??
      (figures.length + refused.length === 0 ? { code: 'no_figures', about: '' } : null),
  };
}

function withoutColumns(draft: DraftRequest, leftOut: readonly (readonly string[])[]): DraftRequest {
  const { mapping } = draft.answers;
  const columns = { ...mapping?.columns, ...Object.fromEntries(leftOut) };
  return { ...draft, answers: { ...draft.answers, mapping: { ...mapping, columns } } };
}

function problemOf({ tables, year, preview }: DraftResult, mapping: ImportMapping): Problem | null {
  const [unread] = preview.refusals;
  if (tables.length === 0 && unread !== undefined) return { code: 'unreadable', about: unread.reason };
  const gone = columnsGone(tables, mapping);
  if (gone !== null) return gone;
  if (year !== null && year.answer === null) return { code: 'year_open', about: year.headings.slice(0, 5).join(', ') };
  if (unread === undefined) return null;
  const roles = tables.flatMap(({ columns }) => columns.map(({ column }) => column));
  const hasGoals = roles.includes('goal_number') || roles.includes('number');
  return hasGoals ? { code: 'unreadable', about: unread.reason } : { code: 'no_goal_column', about: '' };
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

function columnsGone(tables: readonly DraftTable[], { columns }: ImportMapping): Problem | null {
  const headings = tables.flatMap((table) => table.columns.map(({ heading }) => heading));
  const there = new Set(headings.map(plainName));
  const gone = Object.entries(columns ?? {}).filter(([heading, role]) => role !== '' && !there.has(plainName(heading)));
  const names = gone.map(([heading]) => `“${heading}”`).join(', ');
  if (gone.length === 0) return null;
  return { code: 'columns_gone', about: `${names} (${headings.slice(0, 12).join(', ')})` };
}

function figuresOf({ parts }: DraftResult, goals: ReadonlyMap<string, NamedGoal>): BroughtFigure[] {
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
function refusedLines({ rows, parts }: DraftResult, goals: ReadonlyMap<string, NamedGoal>): FeedLine[] {
  const byNumber = new Map([...goals.values()].map((goal) => [goal.number, goal]));
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
      goal: goal ?? null,
      code: CODES[row.code ?? ''] ?? row.code,
      about: row.code === 'goalMissing' ? named || reason : reason,
      ...(row.after === null ? {} : { text: String(row.after).replaceAll(HIDDEN, '') }),
      ...(row.said === undefined ? {} : { said: row.said }),
    });
  }
  return lines;
}

/** The end target of a fiscal year belongs to the goal, which a feed never changes. */
function yearTargetLine({ after, reason }: DiffRow, goal: NamedGoal): FeedLine {
  return {
    ...NO_LINE,
    kind: 'refused',
    goal,
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
