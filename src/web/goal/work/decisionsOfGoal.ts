import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { WireDecision } from '#contract/work.ts';
import { type Day, readIsoDate } from '#core/calendar/date.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { seriesOf } from '#core/goal/series.ts';
import { type AroundDecision, aroundDecision, type Side } from '#core/work/aroundDecision.ts';
import { formatTold } from '#web/base/messages/formats.ts';
import { say as chartWords } from '#web/base/messages/say/largeChart.ts';
import { say } from '#web/base/messages/say/work.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import { dayShown } from './workTexts.ts';

export type NumberedDecision = {
  readonly decision: WireDecision;
  /** From 1, in the order of their days. */
  readonly number: number;
  readonly day: Day;
  readonly around: AroundDecision;
};

/** What was decided about a goal, the oldest first, with its figures before and after. */
export function decisionsOfGoal(
  decisions: readonly WireDecision[],
  goal: DashboardGoal,
  { plan }: ShownPlan,
): readonly NumberedDecision[] {
  const series = seriesOf(goal.entries, goal.trackingFrequency, plan);
  const scope = { series, frequency: goal.trackingFrequency, calendar: plan };
  return decisions
    .flatMap((decision) => {
      const day = readIsoDate(decision.day);
      return day === null ? [] : [{ decision, day, around: aroundDecision(day, scope) }];
    })
    .toSorted((one, other) => one.day - other.day)
    .map((each, index) => ({ ...each, number: index + 1 }));
}

type Measured = Pick<DashboardGoal, 'valueType' | 'unit' | 'trackingFrequency'>;

/** '12.4% before, 12.0% (2 of 3 months) after', or why nothing is said. */
export function aroundText({ before, after }: AroundDecision, goal: Measured, shown: ShownPlan): string {
  const meanOf = ({ mean, counted, of }: Side) => {
    if (mean === null) return null;
    const value = formatTold(mean, valueUnitOf(goal, shown.plan));
    return counted === of ? value : `${value} (${chartWords.counted(counted, of, goal.trackingFrequency)})`;
  };
  const [earlier, later] = [meanOf(before), meanOf(after)];
  if (later === null) {
    const none = after.end < dayShown(shown) ? say.noneAfter : say.tooEarly;
    return earlier === null ? none : `${say.onlyBefore(earlier)}. ${none}`;
  }
  return earlier === null ? say.onlyAfter(later) : say.around(earlier, later);
}
