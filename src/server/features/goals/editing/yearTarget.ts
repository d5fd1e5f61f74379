import type { YearTarget } from '#contract/goalCalls.ts';
import { decodeDate } from '#contract/wire/date.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { periodStartOf } from '#core/calendar/period.ts';
import { periodYearOf } from '#core/figure/periodYear.ts';
import { type SpreadRefusal, yearTargets } from '#core/figure/yearTargets.ts';
import { goalKindOf, isRollupParent } from '#core/goal/goalKind.ts';
import { EMPTY_SERIES } from '#core/goal/series.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { Edit, StoredGoal } from '#server/store/rows/edit.ts';
import { shownFormulas } from './formulas.ts';
import { badRequest, byMilestones, collides } from './goalRefusals.ts';
import { asGoal } from './storedGoal.ts';

export type TargetedGoal = { readonly goal: StoredGoal; readonly edits: readonly Edit[] };

/** Throws Refusal: 400 for what cannot be spread, 409 where the periods are computed from the goals below. */
export function withYearTarget(goal: StoredGoal, asked: YearTarget, booked: BookedPlan): TargetedGoal {
  if (asked.target === null && asked.spread !== 'by_hand') {
    throw badRequest('The target is missing. By hand alone the year may have none of its own.');
  }
  if (goal.isByMilestones) throw byMilestones();
  const targets = new Map(goal.targetsByYear);
  if (asked.target === null) targets.delete(asked.fiscal_year);
  else targets.set(asked.fiscal_year, asked.target);
  const targeted = { ...goal, targetsByYear: targets };
  if (asked.spread === 'none') return { goal: targeted, edits: [] };
  if (isComputed(goal, booked)) {
    throw collides('computed_figures', "This goal's periods are computed from the goals beneath it. Spread it there.");
  }
  const { target: formula } = shownFormulas(goal, booked);
  if (formula !== null) throw collides('computed_figures', `The targets of this goal are computed: ${formula}.`);
  const { target } = asked;
  const periods =
    target === null || asked.spread === 'by_hand'
      ? byHand(goal, asked, booked)
      : spread(goal, { ...asked, target }, booked);
  const cells = [...periods].map(([date, target]) => ({ date, target }));
  return { goal: targeted, edits: cells.length === 0 ? [] : [{ entity: 'entries', goalId: goal.id, cells }] };
}

function isComputed(goal: StoredGoal, { whole }: BookedPlan): boolean {
  const hasChildren = whole.goals.some(({ parentId }) => parentId === goal.id);
  return isRollupParent(goalKindOf(asGoal(goal), whole.series.get(goal.id) ?? EMPTY_SERIES, hasChildren));
}

function spread(
  goal: StoredGoal,
  { fiscal_year: year, target, spread: how }: YearTarget & { readonly target: number },
  { whole }: BookedPlan,
): ReadonlyMap<Day, number> {
  const targets = yearTargets({
    goal,
    stored: whole.series.get(goal.id) ?? EMPTY_SERIES,
    calendar: whole.plan,
    year,
    target,
    spread: how === 'last_year' ? 'lastYear' : 'even',
  });
  if (typeof targets === 'string') throw badRequest(BECAUSE[targets], 'not_spread');
  return targets;
}

function byHand(
  goal: StoredGoal,
  { fiscal_year: year, periods = [] }: YearTarget,
  { whole }: BookedPlan,
): ReadonlyMap<Day, number | null> {
  const targets = new Map<Day, number | null>();
  for (const { date, target } of periods) {
    const day = decodeDate(date);
    const start = day === null ? null : periodStartOf(day, goal.trackingFrequency, whole.plan);
    const isOfYear = start !== null && periodYearOf(start, goal.span, whole.plan.fiscalStartMonth) === year;
    if (!isOfYear) throw badRequest(`${date} lies in no period of this fiscal year.`, 'not_spread');
    if (targets.has(start)) {
      const period = formatIsoDate(start);
      throw badRequest(`Two targets are of the period that begins on ${period}: give it one.`, 'not_spread');
    }
    targets.set(start, target);
  }
  return targets;
}

const BECAUSE: Readonly<Record<SpreadRefusal, string>> = {
  outsideWindow: 'The goal does not run in this fiscal year.',
  lastYearIncomplete:
    'Last year has periods without an actual, or comes to 0: its shape cannot be taken. Spread it evenly.',
  allKept: 'Every period of this fiscal year keeps its target.',
  keptExceed: 'The periods that keep their targets come to more than the target of the year.',
};
