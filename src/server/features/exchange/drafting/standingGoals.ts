import type { DiffRow, ImportDraft } from '#contract/importDraft.ts';
import type { StandingGoal, StatusComparison } from '#contract/importStanding.ts';
import { type FiscalYear, fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { Series } from '#core/goal/series.ts';
import { dayAt, entriesOf, lastFigure } from '#core/goal/series.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import type { ShownStatus } from '#core/goal/status.ts';
import type { ImportMoment, PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { figuresAfter } from '#server/features/exchange/preparing/figuresAfter.ts';
import type { BookedGoal } from '#server/features/exchange/preparing/goalBook.ts';
import type { ImportWorkings } from '#server/features/exchange/preparing/prepareImport.ts';
import type { MatchedGoal } from '#server/features/exchange/understanding/matchPlan.ts';
import type { Understanding } from '#server/features/exchange/understanding/understand.ts';

const MOST_JUDGED = 5000;
const SHOWN_PERIODS = 24;
const SHOWN_CELLS = 24;
const SHOWN_CHARACTERS = 80;
const MOST_DIFFERING = 50;

type Around = {
  readonly state: PlanState;
  readonly workings: Pick<ImportWorkings, 'goals' | 'cells'>;
  readonly moment: Pick<ImportMoment, 'at' | 'today'>;
};

/** The goals that files name as they will stand in the plan, in the order of the tree, each with its row of the file. */
export function standingGoals(
  { goals, questions, ledger }: Understanding,
  { rows, ...around }: Around & { readonly rows: readonly DiffRow[] },
): StandingGoal[] {
  const { state, workings } = around;
  const assumed = new Set(questions.list().flatMap(({ name, is_assumed }) => (is_assumed ? [name] : [])));
  const changes = changesOf(rows);
  const judged = new Judged(around);
  const below = belowOf(workings.goals);
  return goals.flatMap((goal): StandingGoal[] => {
    const key = shownNumber(goal.number);
    const booked = workings.goals.get(key);
    if (booked === undefined) return [];
    const { after, before } = booked;
    const series = judged.seriesOf(after.id);
    const year = yearShown(series, state);
    const entries = entriesOf(series, Math.max(0, series.days.length - SHOWN_PERIODS));
    const own = (name: string) => (assumed.has(`${name} ${goal.built.title}`) ? `${name} ${goal.built.title}` : null);
    const { count = 0, first = null } = changes.get(key) ?? {};
    return [
      {
        number: key,
        title: after.title,
        depth: after.depth,
        below: below.get(after.id) ?? 0,
        is_new: before === null,
        changes: before === null ? 0 : count,
        change: before === null ? null : first,
        status: judged.statusOf(after.id, year),
        baseline: after.baseline?.value ?? null,
        actuals: entries.map(({ actual }) => actual),
        targets: entries.map(({ target }) => target),
        value_type: after.valueType,
        unit: after.unit,
        direction: after.targetDirection,
        function: after.aggregation,
        has_figures: goal.direction !== null || series.days.length > 0,
        target: judged.targetOf(after.id, year),
        year,
        direction_question: own('direction'),
        function_question: own('function'),
        ...rowOf(goal, ledger),
      },
    ];
  });
}

/** What the file calls its goals beside what their figures come to; null where it calls none, or all the same. */
export function compareStatuses({ goals }: Understanding, around: Around): StatusComparison | null {
  const judged = new Judged(around);
  const differ: StatusComparison['differ'] = [];
  const counts = { of: 0, said: 0, figures: 0 };
  for (const { status, number } of goals) {
    const booked = around.workings.goals.get(shownNumber(number));
    if (status === null || status.isSet || booked === undefined) continue;
    const { after } = booked;
    const figures = judged.statusOf(after.id, yearShown(judged.seriesOf(after.id), around.state));
    if (figures === null || figures === 'no_figures' || figures === 'no_target') continue;
    counts.of += 1;
    counts.said += Number(isBehind(status.status));
    counts.figures += Number(isBehind(figures));
    if (isBehind(status.status) === isBehind(figures) || differ.length === MOST_DIFFERING) continue;
    differ.push({ number: shownNumber(number), title: after.title, said: status.status, figures });
  }
  return differ.length === 0 ? null : { ...counts, differ };
}

/** How much files hold: goals and what stands above them, and their figures. */
export function countRead({ goals }: Understanding): NonNullable<ImportDraft['read_counts']> {
  const counts = { goals: 0, groups: 0, actuals: 0, targets: 0 };
  const parents = new Set(goals.map(({ built }) => built.parent));
  for (const { built, timed } of goals) {
    if (parents.has(built) && timed === null) counts.groups += 1;
    else counts.goals += 1;
    counts.targets += timed?.yearTargets.size ?? 0;
    for (const { kind } of timed?.entries ?? []) counts[kind === 'target' ? 'targets' : 'actuals'] += 1;
  }
  return counts;
}

function isBehind(status: ShownStatus): boolean {
  return status === 'off_target' || status === 'critical';
}

/** Figures of the plan as it will be; of very many goals none are worked out. */
class Judged {
  readonly #after: ReturnType<typeof figuresAfter>;
  readonly #isJudging: boolean;

  constructor({ state, workings, moment }: Around) {
    this.#isJudging = workings.goals.size <= MOST_JUDGED;
    this.#after = figuresAfter(workings.goals, workings.cells, { state, moment });
  }

  seriesOf(id: string): Series {
    return this.#after.seriesOf(id);
  }

  statusOf(id: string, year: FiscalYear | null): ShownStatus | null {
    const figures = this.#isJudging ? this.#after.figures.figuresOf(id, year ?? 'ALL') : null;
    return figures === null ? null : shownStatusOf(figures);
  }

  targetOf(id: string, year: FiscalYear | null): number | null {
    return this.#isJudging ? (this.#after.figures.figuresOf(id, year ?? 'ALL')?.endTarget ?? null) : null;
  }
}

/** The fiscal year of the last actual, else of the last target. */
function yearShown(series: Series, { plan }: PlanState): number | null {
  const { length } = series.days;
  const actual = lastFigure(series.actuals, 0, length);
  const at = actual >= 0 ? actual : lastFigure(series.targets, 0, length);
  return at < 0 ? null : fiscalYearOf(dayAt(series, at), plan.fiscalStartMonth);
}

/** How many goals stand below each. */
function belowOf(goals: ReadonlyMap<string, BookedGoal>): ReadonlyMap<string, number> {
  const parents = new Map([...goals.values()].map(({ after }) => [after.id, after.parentId]));
  const counts = new Map<string, number>();
  for (const first of parents.values())
    for (let id = first; id !== null && id !== undefined; id = parents.get(id) ?? null)
      counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function changesOf(
  rows: readonly DiffRow[],
): ReadonlyMap<string, { count: number; readonly first: StandingGoal['change'] }> {
  const found = new Map<string, { count: number; readonly first: StandingGoal['change'] }>();
  for (const { goal, kind, what, as, before, after, count } of rows) {
    if (goal === null || what.type === 'work' || (kind !== 'changed' && kind !== 'added')) continue;
    const known = found.get(goal.number);
    if (known !== undefined) known.count += count;
    else {
      const named = what.type === 'field' ? what.field : what.type === 'goal' ? 'title' : what.figure;
      found.set(goal.number, { count, first: { what: named, as, before, after } });
    }
  }
  return found;
}

function rowOf(
  { built: { records, at } }: MatchedGoal,
  ledger: Understanding['ledger'],
): Pick<StandingGoal, 'file' | 'sheet' | 'row' | 'cells'> {
  const grid = records[0]?.grid ?? at?.grid;
  const line = records[0]?.line ?? at?.place.line;
  if (grid === undefined || line === undefined) return { file: null, sheet: null, row: null, cells: [] };
  const row = grid.original === undefined ? grid.rows.find((each) => each.line === line) : undefined;
  const isGroup = records.length === 0;
  const names = new Set([records[0]?.title.place.column, records[0]?.number?.place.column]);
  const cells = (row?.cells ?? []).flatMap((cell, column) => {
    const text = (cell ?? '').trim();
    const isShown = text !== '' && (isGroup ? column === at?.place.column : !names.has(column));
    return isShown ? [{ text: text.slice(0, SHOWN_CHARACTERS), is_out: ledger.isOut(grid, { line, column }) }] : [];
  });
  return { file: grid.file, sheet: grid.sheet, row: line, cells: cells.slice(0, SHOWN_CELLS) };
}
