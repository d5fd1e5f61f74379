import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import type { StatusDistribution } from '#core/goal/figures.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { Health } from '#core/rollup/healthMeter.ts';
import { healthMeterOf } from '#core/rollup/healthMeterOf.ts';
import type { PlanGoals } from '#web/goals/planGoals.ts';

/** The first page of a report in figures. */
export type Report = {
  readonly health: Health;
  /** How many are fine, and how many are not, of those that are measured. */
  readonly standing: Record<'good' | 'measured' | 'off' | 'critical', number>;
  /** Critical first, then off target; in each the furthest from its target first. */
  readonly attention: readonly DashboardGoal[];
  readonly objectives: readonly ReportedObjective[];
};

export type ReportedObjective = {
  readonly id: string | null;
  readonly number: string;
  readonly name: string;
  readonly health: Health;
};

export function reportOf(goals: readonly DashboardGoal[], { hierarchy }: Pick<PlanGoals, 'hierarchy'>): Report {
  const healthOf = (some: readonly DashboardGoal[]) =>
    healthMeterOf(
      some.flatMap(({ id }) => hierarchy.nodes.get(id) ?? []),
      ({ figures }) => figures,
    );
  const health = healthOf(goals);
  return {
    health,
    standing: standingOf(health.distribution, health.measured),
    attention: goals.filter(needsAttention).toSorted(worstFirst),
    objectives: groupsOf(goals).map(({ goals: some, ...objective }) => ({ ...objective, health: healthOf(some) })),
  };
}

function standingOf(distribution: StatusDistribution, measured: number): Report['standing'] {
  const { achieved, on_target: onTarget, off_target: off, critical } = distribution;
  return { good: achieved + onTarget, measured, off, critical };
}

/** A container's colour is its goals', which are listed for themselves. */
function needsAttention({ figures: { status, distribution } }: DashboardGoal): boolean {
  return distribution === null && (status === 'critical' || status === 'off_target');
}

function worstFirst({ figures: one }: DashboardGoal, { figures: other }: DashboardGoal): number {
  if (one.status !== other.status) return one.status === 'critical' ? -1 : 1;
  return (one.attainment ?? 0) - (other.attainment ?? 0);
}

type Group = Omit<ReportedObjective, 'health'> & { readonly goals: DashboardGoal[] };

/** By their top ancestors, in the order of the list. */
function groupsOf(goals: readonly DashboardGoal[]): readonly Group[] {
  const groups = new Map<string | null, Group>();
  for (const goal of goals) {
    const { id, number, name } = objectiveOf(goal);
    const group = groups.get(id) ?? { id, number: shownNumber(number), name, goals: [] };
    groups.set(id, group);
    group.goals.push(goal);
  }
  return [...groups.values()];
}

function objectiveOf({ id, depth, number, title, objective }: DashboardGoal): Pick<Group, 'id' | 'number' | 'name'> {
  if (depth === 0) return { id, number, name: title };
  return objective ?? { id: null, number: '', name: '' };
}
