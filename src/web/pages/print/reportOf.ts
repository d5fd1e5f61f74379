import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { compareGoalNumbers, shownNumber } from '#core/goal/goalNumber.ts';
import { countOf, isMeasured, NO_GOALS } from '#core/rollup/distribution.ts';
import { type Health, healthOf } from '#core/rollup/health.ts';
import { countsBy } from '#core/view/countsBy.ts';
import { type ViewCount, viewCount } from '#core/view/viewCount.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import type { Listing } from '#web/plan/listing/listing.ts';

export type Report = {
  readonly count: ViewCount;
  readonly standing: Record<'good' | 'measured' | 'achieved' | 'onTarget' | 'off' | 'critical', number>;
  readonly objectives: readonly ReportedObjective[];
};

export type ReportedObjective = {
  readonly id: string | null;
  readonly number: string;
  readonly name: string;
  readonly health: Health;
};

export type Reported = {
  readonly prepared: PlanGoals;
  readonly listing: Pick<Listing, 'view' | 'withHeadings'>;
  /** Through a share only they have the names of the objectives. */
  readonly wholes: readonly DashboardGoal[];
};

export function reportOf(reported: Reported): Report {
  const count = viewCount(reported.listing.view);
  const { achieved, on_target: onTarget, off_target: off, critical } = count.distribution;
  const measured = countOf(count.distribution, isMeasured);
  const standing = { good: achieved + onTarget, measured, achieved, onTarget, off, critical };
  return { count, standing, objectives: objectivesOf(reported) };
}

function objectivesOf({ prepared, listing, wholes }: Reported): readonly ReportedObjective[] {
  const { filterables, hierarchy } = prepared;
  const counts = countsBy(listing.view, filterables, ({ objectiveId }) => objectiveId);
  const labels = new Map(wholes.flatMap(({ objective }) => (objective === null ? [] : [[objective.id, objective]])));
  const ids = new Set([...listing.withHeadings.map(({ objective }) => objective?.id ?? null), ...counts.keys()]);
  const named = [...ids].map((id) => {
    const goal = id === null ? undefined : hierarchy.nodes.get(id)?.goal;
    const label = id === null ? undefined : labels.get(id);
    const health = healthOf(counts.get(id) ?? NO_GOALS);
    return { id, number: goal?.number ?? label?.number ?? '', name: goal?.title ?? label?.name ?? '', health };
  });
  return named
    .sort(
      (one, other) =>
        Number(one.id === null) - Number(other.id === null) || compareGoalNumbers(one.number, other.number),
    )
    .map((objective) => ({ ...objective, number: shownNumber(objective.number) }));
}
