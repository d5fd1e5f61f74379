import type { Redating } from '#contract/planCalls.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { compareGoalNumbers, shownNumber } from '#core/goal/goalNumber.ts';
import { cutsQuarters, redated } from '#core/goal/redatedEntries.ts';
import { entriesOf } from '#core/goal/series.ts';
import type { Plan } from '#core/plan/plan.ts';
import { putGoal, storedGoalOf } from '#server/features/goals/editing/storedGoal.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { quartersCut } from '#server/store/changes/refuseCutQuarters.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import type { Cell, Edit } from '#server/store/rows/edit.ts';

export type PlannedRedating = { readonly edits: readonly Edit[]; readonly shown: Redating };

const SHOWN_GOALS = 10;

/** Null where every stored figure keeps its day. `archived` goals are redated with the others. */
export function planRedating(
  { whole }: BookedPlan,
  { after, goals }: { readonly after: Plan; readonly goals: readonly GoalRecord[] },
): PlannedRedating | null {
  const moved = goals
    .toSorted((one, other) => compareGoalNumbers(one.number, other.number))
    .flatMap((goal) => redatingOf(goal, { whole, after }));
  if (moved.length === 0) return null;
  return {
    edits: moved.flatMap(({ edits }) => edits),
    shown: {
      figure_count: moved.reduce((count, { shown }) => count + shown.figure_count, 0),
      goal_count: moved.length,
      goals: moved.slice(0, SHOWN_GOALS).map(({ shown }) => shown),
    },
  };
}

/** Before anything is asked of the person who changes it. Throws `quarters_cut`, as the store does. */
export function refuseToCutQuarters(
  { whole }: BookedPlan,
  { after, goals }: { readonly after: Plan; readonly goals: readonly GoalRecord[] },
): void {
  if (!cutsQuarters({ from: whole.plan, to: after })) return;
  const [first, ...others] = goals
    .filter(
      ({ id, trackingFrequency }) => trackingFrequency === 'quarterly' && (whole.series.get(id)?.days.length ?? 0) > 0,
    )
    .toSorted((one, other) => compareGoalNumbers(one.number, other.number));
  if (first !== undefined) throw quartersCut(first.title, others.length);
}

function redatingOf(
  goal: GoalRecord,
  { whole, after }: { readonly whole: BookedPlan['whole']; readonly after: Plan },
): { readonly edits: readonly Edit[]; readonly shown: Redating['goals'][number] }[] {
  const series = whole.series.get(goal.id);
  const entries = series === undefined ? [] : entriesOf(series);
  const [first] = entries;
  if (first === undefined) return [];
  const redating = { frequency: goal.trackingFrequency, from: whole.plan, to: after };
  const firstAfter = redated(first.date, redating);
  if (firstAfter === first.date) return [];
  const cells = new Map<number, Cell>(
    entries.map(({ date }) => [date, { date, target: null, actual: null } satisfies Cell]),
  );
  for (const { date, target, actual } of entries) {
    const to = redated(date, redating);
    cells.set(to, { date: to, target, actual });
  }
  const newBases = goal.newBases.map(({ date, reason }) => ({ date: redated(date, redating), reason }));
  const rebased: readonly Edit[] = newBases.length === 0 ? [] : [putGoal({ ...storedGoalOf(goal), newBases })];
  return [
    {
      edits: [{ entity: 'entries', goalId: goal.id, cells: [...cells.values()] }, ...rebased],
      shown: {
        id: goal.id,
        number: shownNumber(goal.number),
        item: goal.title,
        figure_count: entries.length,
        from: formatIsoDate(first.date),
        to: formatIsoDate(firstAfter),
      },
    },
  ];
}
