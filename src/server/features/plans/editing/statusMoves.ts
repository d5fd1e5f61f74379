import type { StatusMoves } from '#contract/planCalls.ts';
import type { Day } from '#core/calendar/date.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { compareGoalNumbers, shownNumber } from '#core/goal/goalNumber.ts';
import { redated } from '#core/goal/redatedEntries.ts';
import { dayAt, EMPTY_SERIES, type Series } from '#core/goal/series.ts';
import type { Plan } from '#core/plan/plan.ts';
import { yearsOf } from '#core/rollup/closedFigures.ts';
import { createPlanFigures } from '#core/rollup/planFigures.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';

const SHOWN_MOVES = 100;

/**
 * Which goals would change status under another fiscal month, in the current fiscal year and in each with figures: a
 * year's target stays and then applies to other months. Null where none does.
 */
export async function statusMoves(
  booked: BookedPlan,
  { after, today }: { readonly after: Plan; readonly today: Day },
): Promise<StatusMoves | null> {
  const { plan: before, goals, series, milestones } = booked.whole;
  if (after.fiscalStartMonth === before.fiscalStartMonth) return null;
  const frequencies = new Map(goals.map(({ id, trackingFrequency }) => [id, trackingFrequency]));
  const figures = createPlanFigures({
    plan: after,
    goals,
    seriesOf: (id) =>
      seriesUnder(series.get(id) ?? EMPTY_SERIES, { frequency: frequencies.get(id), from: before, to: after }),
    milestonesOf: (id) => milestones.get(id) ?? [],
    today,
  });
  const moves: StatusMoves['moves'] = [];
  const moved = new Set<string>();
  const breathe = createYielder();
  // Bottom-up, because parents need their children's figures; yields to the event loop.
  const upwards = goals.toSorted((one, other) => other.depth - one.depth);
  for (const year of yearsAsked(booked, { after, today })) {
    for (const goal of upwards) {
      await breathe();
      const from = booked.figures({ year, today }).figuresOf(goal.id, year)?.status;
      const to = figures.figuresOf(goal.id, year)?.status;
      if (from === undefined || to === undefined || from === to) continue;
      moved.add(goal.id);
      moves.push({ ...namedGoal(goal), fiscal_year: year, from, to });
    }
  }
  if (moves.length === 0) return null;
  const inOrder = moves.sort(
    (one, other) => other.fiscal_year - one.fiscal_year || compareGoalNumbers(one.number, other.number),
  );
  return { move_count: moves.length, goal_count: moved.size, moves: inOrder.slice(0, SHOWN_MOVES) };
}

function yearsAsked({ whole }: BookedPlan, { after, today }: { readonly after: Plan; readonly today: Day }): number[] {
  const until = { closedUntil: today, fiscalStartMonth: whole.plan.fiscalStartMonth };
  const years = new Set([whole.plan, after].map(({ fiscalStartMonth }) => fiscalYearOf(today, fiscalStartMonth)));
  for (const series of whole.series.values()) for (const year of yearsOf(series, until)) years.add(year);
  return [...years];
}

function seriesUnder(
  series: Series,
  {
    frequency,
    from,
    to,
  }: { readonly frequency: GoalRecord['trackingFrequency'] | undefined; readonly from: Plan; readonly to: Plan },
): Series {
  if (frequency === undefined) return series;
  return {
    ...series,
    days: Int32Array.from(series.days, (_, index) => redated(dayAt(series, index), { frequency, from, to })),
  };
}

function namedGoal({ id, number, title }: GoalRecord): Pick<StatusMoves['moves'][number], 'id' | 'number' | 'item'> {
  return { id, number: shownNumber(number), item: title };
}
