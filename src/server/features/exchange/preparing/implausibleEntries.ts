import type { Day } from '#core/calendar/date.ts';
import { fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { goalKindOf } from '#core/goal/goalKind.ts';
import { type ImplausiblePeriod, implausiblePeriod } from '#core/goal/implausiblePeriod.ts';
import { EMPTY_SERIES } from '#core/goal/series.ts';
import type { FindingCode, Findings, Place } from '#server/features/exchange/preparing/base/findings.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import type { Surroundings } from '#server/features/exchange/preparing/base/surroundings.ts';
import { because } from '#server/features/exchange/values/because.ts';
import { asGoal } from '#server/features/goals/editing/storedGoal.ts';
import { type EntryRow, placeIn } from './entryRow.ts';
import type { BookedGoal } from './goalBook.ts';
import type { PeriodRows, PeriodSetting } from './periodCells.ts';

/** What a goal's figures are held against: whether the plan has it as a group, and the day. */
export type Plausibility = { readonly isGroup: boolean; readonly today: Day };

/** Lists figures that are likely not meant. An import takes what its file says, and says which these are. */
export function listImplausible(
  { date, rows, cell }: PeriodRows<EntryRow>,
  { goal, isGroup, today }: Pick<PeriodSetting, 'goal'> & Plausibility,
  findings: Findings,
): void {
  const why = implausiblePeriod(goal, date, today);
  const isOfGroup = isGroup && cell !== null;
  if (why === null && !isOfGroup) return;
  for (const row of rows) {
    if ((row.target ?? null) === null && (row.actual ?? null) === null) continue;
    const said = { value: row.dateText, reason: because('figure_of', row.goalKey) };
    if (why !== null) findings.add(CODES[why], placeIn(row, 'date'), said);
    if (isOfGroup) findings.add('groupFigure', placeIn(row, 'date'), said);
  }
}

const CODES: Readonly<Record<ImplausiblePeriod, FindingCode>> = {
  tooEarly: 'periodFar',
  tooLate: 'periodFar',
  beforeStart: 'outsideWindow',
  afterEnd: 'outsideWindow',
};

/** The same of new targets of years. One that merely lies outside its goal's dates says what comes later. */
export function listImplausibleTargets(
  goals: ReadonlyMap<string, BookedGoal>,
  { state, moment, findings }: Surroundings,
): void {
  const isGroup = groupsIn(state);
  for (const [key, goal] of goals) {
    for (const [year, target] of goal.after.targetsByYear) {
      const at = placeOf(goal, year);
      if (at === null || goal.before?.targetsByYear.get(year) === target) continue;
      const { start } = fiscalYearSpan(year, state.plan.fiscalStartMonth);
      const why = implausiblePeriod({ ...goal.after, trackingFrequency: 'yearly' }, start, moment.today);
      const said = { value: String(year), reason: because('figure_of', key) };
      if (why === 'tooEarly' || why === 'tooLate') findings.add('periodFar', at, said);
      if (isGroup(goal)) findings.add('groupFigure', at, said);
    }
  }
}

/** Of the row of figures that gives a year its target, where the goal's own row does not. */
function placeOf({ row, place = null }: BookedGoal, year: number): Place | null {
  if (place !== null && row?.targetsByYear.has(year) !== true) return { ...place, column: 'target' };
  return row === null ? null : { ...row.place, column: `eoy_target_${year}` };
}

/** Whether a goal is a group of the plan: it has goals beneath it, and no figures of its own. */
export function groupsIn({ goals, series }: PlanState): (goal: Pick<BookedGoal, 'before'>) => boolean {
  const parents = new Set(goals.map(({ parentId }) => parentId));
  return ({ before }) =>
    before !== null &&
    parents.has(before.id) &&
    goalKindOf(asGoal(before), series.get(before.id) ?? EMPTY_SERIES, true) === 'container';
}
