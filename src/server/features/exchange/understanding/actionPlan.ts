import type { ImportReason } from '#contract/importReason.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { areNumbers } from '#server/features/exchange/understanding/words/listedParts.ts';
import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import {
  isColourWord,
  saysOfWork,
  stateWord,
  type WorkHeading,
} from '#server/features/exchange/understanding/words/workWords.ts';
import { cellsOf } from './codeCells.ts';
import type { HeldWork } from './heldWork.ts';
import { cellOf } from './ledger.ts';
import { type Column, columnAt, type Proposed, type Role, type SheetTable } from './model.ts';
import type { Questions } from './questions.ts';
import { isNoFigure } from './readFigure.ts';
import { why } from './why.ts';

/** What the rows of a table are. */
export const ROWS_ARE = ['initiatives', 'milestones', 'goals'] as const;
export type RowsAre = (typeof ROWS_ARE)[number];

export type RowsAsked = {
  readonly questions: Questions;
  /** The plan that they go into; null for one that is to be made. */
  readonly state: PlanState | null;
  readonly held: HeldWork;
  /** Whether the files have no other sheet. */
  readonly isOnly: boolean;
  /** Titles and numbers of goals that the plan has, and texts of the other sheets, which may have some. */
  readonly namesBeside: (table: SheetTable) => ReadonlySet<string>;
};

/** How a question about one of several sheets is called. */
export function nameForSheet(name: string, { grid }: Pick<SheetTable, 'grid'>, isOnly: boolean): string {
  return isOnly ? name : `${name} ${grid.sheet ?? grid.file}`;
}

type Proposal = { readonly rows: RowsAre; readonly confidence: number; readonly reason: ImportReason };

/**
 * Whether the rows of a table are work: titles with who leads, days, a state or how much is done, and nothing that goals
 * are measured by. It is asked where it is not certain.
 */
export function askRows(table: SheetTable, proposed: Proposed, asked: RowsAsked): RowsAre {
  const { questions, state, held, isOnly } = asked;
  const seen = evidenceOf(table, proposed, asked);
  if (seen === null) return 'goals';
  const { rows, confidence, reason } =
    knownRows(seen, { state, held }) ?? proposalOf(seen, (state?.goals.length ?? 0) > 0);
  const { grid, body } = table;
  const answer = questions.ask({
    name: nameForSheet('rows', table, isOnly),
    kind: 'rows',
    about: isOnly ? null : (grid.sheet ?? grid.file),
    text: `What are these ${seen.titles.length} rows?`,
    proposed: rows,
    choices: [
      ['initiatives', 'Initiatives: work beside the goals'],
      ['milestones', 'Milestones: days by which something is done'],
      ['goals', 'Goals of the lowest level'],
    ],
    evidence: body
      .slice(0, 3)
      .flatMap((at) => {
        const line = grid.rows[at]?.line;
        return line === undefined ? [] : [cellOf(grid, { line, column: seen.title.at })];
      })
      .filter(({ text }) => text !== ''),
    reason,
    confidence,
    cells: seen.titles.length,
  });
  return ROWS_ARE.find((each) => each === answer) ?? rows;
}

type Evidence = {
  readonly title: Column;
  readonly titles: readonly string[];
  readonly isOfActions: boolean;
  readonly isOfMilestones: boolean;
  readonly hasStart: boolean;
  readonly hasEnd: boolean;
  readonly hasPerson: boolean;
  readonly hasShare: boolean;
  readonly hasCosts: boolean;
  /** In words, and in colours or their letters. */
  readonly states: readonly string[];
  readonly colours: readonly string[];
};

/** What goals are measured by: a table with any of it is one of goals. */
const OF_MEASURES: ReadonlySet<Role['is']> = new Set([
  'goal',
  'series',
  'unit',
  'direction',
  'function',
  'frequency',
  'valueFormat',
  'yearOf',
]);
const MOST_OF_IT = 0.6;

function evidenceOf(table: SheetTable, proposed: Proposed, asked: RowsAsked): Evidence | null {
  const filled = [...proposed]
    .map(([at, { value }]) => ({ column: columnAt(table, at), role: value }))
    .filter(({ column }) => column.cells.filled > 0);
  const has = (...roles: readonly Role['is'][]) => filled.some(({ role }) => roles.includes(role.is));
  const title = filled.find(({ role }) => role.is === 'title')?.column;
  if (title === undefined || table.grid.levels.length > 1 || filled.some(({ role }) => OF_MEASURES.has(role.is)))
    return null;
  const isOfMilestones = saysOfWork(title.heading, 'milestone') >= MOST_OF_IT;
  const best = title.concepts[0]?.concept;
  if (!isOfMilestones && best !== 'action' && best !== 'project' && best !== 'name') return null;
  const others = filled.filter(({ column }) => column !== title);
  const isFigure = ({ column, role }: (typeof filled)[number]) =>
    role.is === 'figure' &&
    role.isShareDone !== true &&
    moneyOf(column) === null &&
    !isDoneOn(column) &&
    !namesGoals(column, table, asked);
  if (others.some(isFigure) || has('period')) return null;
  const words = others.filter(({ role }) => role.is === 'status').flatMap(({ column }) => cellsOf(table, column.at));
  const hasShare = others.some(({ role }) => role.is === 'figure' && role.isShareDone === true);
  const seen: Evidence = {
    title,
    titles: cellsOf(table, title.at),
    isOfActions: best === 'action',
    isOfMilestones,
    hasStart: has('start'),
    hasEnd: has('end'),
    hasPerson: has('owner', 'department'),
    hasShare,
    hasCosts: others.some(({ column }) => moneyOf(column) !== null),
    states: words.filter((word) => stateWord(word) !== null && !isColourWord(word)),
    colours: words.filter(isColourWord),
  };
  const hasProgress = hasShare || seen.states.length > 0;
  const signs = [seen.hasPerson, seen.hasStart || seen.hasEnd, hasProgress].filter(Boolean).length;
  if (isOfMilestones && seen.hasEnd) return seen;
  return signs < 2 || (!seen.isOfActions && !isOfMilestones && (seen.states.length === 0 || !seen.hasEnd))
    ? null
    : seen;
}

const CERTAIN = 0.95;
const LIKELY = 0.88;
const ASKED = 0.7;
/** So many of the titles are those of something that the plan has. */
const KNOWN = 0.3;

/** What the plan holds of these titles says what they are, next month as today. */
function knownRows({ titles }: Evidence, { state, held }: Pick<RowsAsked, 'state' | 'held'>): Proposal | null {
  if (state === null) return null;
  const goals = new Set(state.goals.map(({ title }) => wordKey(title)));
  const shareOf = (known: Pick<typeof goals, 'has'>) =>
    titles.filter((title) => known.has(wordKey(title))).length / Math.max(1, titles.length);
  const shares = {
    initiatives: shareOf(held.initiatives),
    milestones: shareOf(held.milestones),
    goals: shareOf(goals),
  };
  const [rows = 'goals'] = ROWS_ARE.toSorted((one, other) => shares[other] - shares[one]);
  return shares[rows] < KNOWN ? null : { rows, confidence: CERTAIN, reason: why('titles_known', rows) };
}

/**
 * Milestones have a day and nothing under way; goals are judged by colours. Without a word of a state they may be the
 * lowest level of a plan that is made of this file.
 */
function proposalOf(seen: Evidence, hasGoals: boolean): Proposal {
  const { title, hasStart, hasEnd, hasShare, hasCosts, states, colours, isOfMilestones, isOfActions } = seen;
  if (colours.length > states.length || (colours.length > 0 && hasShare))
    return { rows: 'goals', confidence: ASKED, reason: why('judged_by_colours', colours[0]) };
  const isUnderWay = states.some((word) => !['planned', 'done', 'dropped'].includes(stateWord(word) ?? ''));
  const isOneDay = hasEnd && !hasStart && !hasShare && !hasCosts && !isUnderWay;
  if (isOfMilestones && hasEnd)
    return { rows: 'milestones', confidence: LIKELY, reason: why('heading', title.heading) };
  if (states.length === 0 && !hasGoals) return { rows: 'goals', confidence: ASKED, reason: why('no_state_no_goals') };
  if (isOneDay) return { rows: 'milestones', confidence: ASKED, reason: why('one_day_each') };
  const isCertain = isOfActions && states.length > 0 && (hasStart || hasEnd);
  return { rows: 'initiatives', confidence: isCertain ? LIKELY : ASKED, reason: why('work_without_figures') };
}

function moneyOf({ heading, cells }: Column): 'planned' | 'spent' | null {
  if (cells.figures < (cells.filled - cells.none) * 0.5 || cells.dates > cells.figures * 0.5) return null;
  const [planned, spent] = [saysOfWork(heading, 'planned'), saysOfWork(heading, 'spent')];
  if (Math.max(planned, spent) < LEAST_COVER) return null;
  return spent >= planned ? 'spent' : 'planned';
}

const LEAST_COVER = 0.45;

function isDoneOn({ heading, cells }: Column): boolean {
  return saysOfWork(heading, 'doneOn') >= MOST_OF_IT && cells.dates + cells.none >= cells.filled * 0.5;
}

/** `1.1`, `1.1, 2.3` and titles of goals, under a heading that speaks of them. */
function namesGoals(column: Column, table: SheetTable, { namesBeside }: RowsAsked): boolean {
  const isOfGoals = (['objective', 'axis', 'indicator', 'target'] as const).some((concept) =>
    column.concepts.some((each) => each.concept === concept && each.cover >= LEAST_COVER),
  );
  if (!isOfGoals && saysOfWork(column.heading, 'goals') < LEAST_COVER) return false;
  const cells = cellsOf(table, column.at).filter((cell) => !isNoFigure(cell));
  const names = cells.every(areNumbers) ? null : namesBeside(table);
  const named = cells.filter((cell) => areNumbers(cell) || names?.has(wordKey(cell)) === true);
  return cells.length > 0 && named.length >= cells.length * 0.8;
}

/** What work has a field for stays as it was taken, the rest is taken anew or left out. */
export function workRoles(
  table: SheetTable,
  proposed: Proposed,
  { rows, asked }: { readonly rows: Exclude<RowsAre, 'goals'>; readonly asked: RowsAsked },
): void {
  const isTaken = (is: Role['is']) => [...proposed.values()].some(({ value }) => value.is === is);
  for (const column of table.columns) {
    const known = proposed.get(column.at)?.value;
    if (column.heading === '' && column.cells.filled === 0) continue;
    const found = ofHeading(column, { table, known, isTaken, rows, asked });
    if (found !== null) {
      proposed.set(column.at, { value: { is: found }, confidence: 0.9, reason: why('heading', column.heading) });
      continue;
    }
    const isDone = known?.is === 'figure' && known.isShareDone === true;
    const isKept = known !== undefined && (KEPT.has(known.is) || (isDone && rows === 'initiatives'));
    if (known?.is === 'measure' && rows === 'initiatives')
      proposed.set(column.at, {
        value: { is: 'description' },
        confidence: 0.8,
        reason: why('heading', column.heading),
      });
    else if (!isKept || (rows === 'milestones' && NOT_OF_MILESTONES.has(known.is)))
      proposed.set(column.at, { value: { is: 'out', reason: 'unused' }, confidence: 0.8, reason: why('not_of_work') });
  }
}

const KEPT: ReadonlySet<Role['is']> = new Set([
  'number',
  'title',
  'owner',
  'department',
  'start',
  'end',
  'description',
  'status',
  'level',
  'out',
]);
const NOT_OF_MILESTONES: ReadonlySet<Role['is']> = new Set(['department', 'start', 'description']);

function ofHeading(
  column: Column,
  {
    table,
    known,
    isTaken,
    rows,
    asked,
  }: {
    readonly table: SheetTable;
    readonly known: Role | undefined;
    readonly isTaken: (is: Role['is']) => boolean;
    readonly rows: RowsAre;
    readonly asked: RowsAsked;
  },
): Exclude<WorkHeading, 'milestone'> | 'status' | null {
  if (known?.is === 'title') return null;
  if (isDoneOn(column)) return rows === 'milestones' && !isTaken('doneOn') ? 'doneOn' : null;
  const money = rows === 'milestones' ? null : moneyOf(column);
  if (money !== null && !isTaken(money)) return money;
  if (known?.is !== 'level' && namesGoals(column, table, asked) && !isTaken('goals')) return 'goals';
  if (saysOfWork(column.heading, 'after') >= MOST_OF_IT) return 'after';
  const cells = cellsOf(table, column.at);
  const states = cells.filter((cell) => stateWord(cell) !== null).length;
  return !isTaken('status') && states > 0 && states >= cells.length * 0.8 ? 'status' : null;
}
