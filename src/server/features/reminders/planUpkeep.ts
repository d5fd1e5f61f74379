import { addDays, type Day } from '#core/calendar/date.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { periodEndOf } from '#core/calendar/period.ts';
import { type Upkeep, upkeepOf } from '#core/figure/upkeep.ts';
import { EMPTY_SERIES, type Entry, entriesOf, indexFrom, lastFigure, type Series } from '#core/goal/series.ts';
import { subjectOf } from '#core/goal/subject.ts';
import type { WaitingFigure } from '#core/goal/waitingFigure.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import { withSubmitted } from './withSubmitted.ts';

export type KeptGoal = { readonly goal: GoalRecord; readonly upkeep: Upkeep };

/** Who has goals to keep up to date: a member; where none has them, a department; else nobody. */
export type UpkeepOwner = {
  readonly memberId: string | null;
  readonly departmentId: string | null;
  readonly goals: readonly KeptGoal[];
  /** The last day of the latest period with an actual. */
  readonly lastFigure: Day | null;
};

/**
 * Every goal that somebody is asked to keep up to date, by owner, in the order of the plan. Who has submitted a figure
 * that waits for a yes is not asked for it again.
 */
export async function planUpkeep(
  booked: BookedPlan,
  today: Day,
  waiting: readonly WaitingFigure[] = [],
): Promise<readonly UpkeepOwner[]> {
  const submitted = Map.groupBy(waiting, ({ goalId }) => goalId);
  const { plan, owners } = booked.whole;
  const departmentOf = new Map(owners.members.map(({ id, departmentId }) => [id, departmentId]));
  const found = new Map<string, { memberId: string | null; departmentId: string | null; goals: KeptGoal[] }>();
  const breathe = createYielder();
  for (const id of booked.order) {
    await breathe();
    const kept = keptGoalOf(booked, id, today);
    if (kept === null) continue;
    const { memberId } = kept.goal;
    const departmentId = memberId === null ? subjectOf(kept.goal, owners).departmentId : departmentOf.get(memberId);
    const key = memberId === null ? `d_${departmentId}` : `u_${memberId}`;
    const owner = found.get(key) ?? { memberId, departmentId: departmentId ?? null, goals: [] };
    found.set(key, owner);
    owner.goals.push(kept);
  }
  return [...found.values()].map((owner) => ({ ...owner, lastFigure: lastFigureOf(owner.goals) }));

  function keptGoalOf(of: BookedPlan, id: string, day: Day): KeptGoal | null {
    const goal = of.goals.get(id);
    const year = fiscalYearOf(day, plan.fiscalStartMonth);
    // Read for each goal: during a yield, the figures may move to a later version of the plan.
    const book = of.figures({ year, today: day });
    const figures = book.figuresOf(id, year);
    const kind = book.kindOf(id);
    if (goal === undefined || figures === null || kind === null) return null;
    const entries = withSubmitted(lastEntriesOf(of.whole.series.get(id) ?? EMPTY_SERIES, day), submitted.get(id));
    const upkeep = upkeepOf({ goal, kind, figures, entries, today: day, plan });
    return upkeep && { goal, upkeep };
  }
}

/** So many periods before the last reported one are read: enough to reach the one that is due. */
const REACH = 3;

/** Up to the last one reported: what is missing comes after it, and of a hundred thousand goals only these are read. */
function lastEntriesOf(series: Series, today: Day): readonly Entry[] {
  const last = lastFigure(series.actuals, 0, indexFrom(series, addDays(today, 1)));
  return last < 0 ? [] : entriesOf(series, Math.max(0, last - REACH), last + 1);
}

function lastFigureOf(goals: readonly KeptGoal[]): Day | null {
  return goals.reduce<Day | null>((latest, { goal, upkeep: { lastReported } }) => {
    if (lastReported === null) return latest;
    const end = periodEndOf(lastReported, goal.trackingFrequency);
    return latest === null || end > latest ? end : latest;
  }, null);
}
