import type { Series } from '#core/goal/series.ts';
import type { Owners } from '#core/plan/owners.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { GoalMilestones } from '#core/work/milestonesOfGoals.ts';
import type { Database, Store } from '#server/store/database/store.ts';
import { inSnapshot } from '#server/store/database/transaction.ts';
import { findGoals, type GoalRecord } from './goals.ts';
import { findOwners } from './owners.ts';
import { findPlan, findVersion } from './plans.ts';
import { findSeries } from './series.ts';
import { findMilestonesOf } from './work.ts';

export type WholePlan = {
  readonly version: number;
  readonly plan: Plan;
  readonly owners: Owners;
  readonly goals: readonly GoalRecord[];
  readonly series: ReadonlyMap<string, Series>;
  /** Of the goals that are measured by them. */
  readonly milestones: GoalMilestones;
};

export function findWholePlan(store: Store, planId: string): Promise<WholePlan | null> {
  return inSnapshot(store, (db) => readWholePlan(db, planId));
}

export async function readWholePlan(db: Database, planId: string): Promise<WholePlan | null> {
  const plan = await findPlan(db, planId);
  const version = await findVersion(db, planId);
  if (plan === null || version === null) return null;
  const owners = await findOwners(db, planId);
  const goals = await findGoals(db, { planId });
  const series = await findSeries(db, { planId });
  return { version, plan, owners, goals, series, milestones: await findMilestonesOf(db, { planId, goals }) };
}
