import type { FigureLeave } from '#contract/figureLeave.ts';
import type { Day } from '#core/calendar/date.ts';
import { fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { goalKindOf } from '#core/goal/goalKind.ts';
import { EMPTY_SERIES } from '#core/goal/series.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { implausibleFigure, implausibleFigures } from './implausibleFigures.ts';
import { asGoal } from './storedGoal.ts';

/** Throws a Refusal of new targets of years that are likely not meant: the year is taken as a period of the goal. */
export function refuseImplausibleTargets(
  { before, after }: { readonly before: StoredGoal; readonly after: StoredGoal },
  {
    booked,
    today,
    allow,
  }: { readonly booked: BookedPlan; readonly today: Day; readonly allow: readonly FigureLeave[] | undefined },
): void {
  const changed = [...after.targetsByYear].filter(([year, target]) => before.targetsByYear.get(year) !== target);
  if (changed.length === 0) return;
  const goal = { ...after, trackingFrequency: 'yearly' } as const;
  const { series } = booked.whole;
  const hasChildren = (booked.hierarchy.nodes.get(before.id)?.children ?? []).length > 0;
  const kind = goalKindOf(asGoal(before), series.get(before.id) ?? EMPTY_SERIES, hasChildren);
  const found = changed.flatMap(([year, target]) => {
    const { start: date } = fiscalYearSpan(year, booked.whole.plan.fiscalStartMonth);
    return implausibleFigure({ date, target, allow }, goal, { booked, kind, today }) ?? [];
  });
  if (found.length > 0) throw implausibleFigures(found);
}
