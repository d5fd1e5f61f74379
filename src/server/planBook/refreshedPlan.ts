import { findGoals } from '#server/store/goals.ts';
import { findOwners } from '#server/store/owners.ts';
import { inPlanSnapshot, type PlanSnapshot } from '#server/store/planSnapshot.ts';
import { findPlan, findVersion } from '#server/store/plans.ts';
import { findSeries } from '#server/store/series.ts';
import type { Database, Store } from '#server/store/store.ts';
import { findTouched } from '#server/store/touched.ts';
import { readWholePlan, type WholePlan } from '#server/store/wholePlan.ts';
import { BookedPlan } from './bookedPlan.ts';

/** Beyond this share of its goals, reading a plan whole is cheaper than goal by goal. */
const WORTH_READING_WHOLE = 0.3;

/**
 * The plan as it is now, from a copy of it as it was: only what changes have touched since is read and computed again.
 * Null where the plan is gone.
 */
export async function refreshedPlan(
  store: Store,
  { old, wanted }: { readonly old: BookedPlan; readonly wanted: PlanSnapshot },
): Promise<BookedPlan | null> {
  const refreshed = await inPlanSnapshot(store, wanted, (db) => readTouched(db, old.whole));
  if (refreshed !== null) return old.followedBy(refreshed.whole, refreshed.goalIds);
  const whole = await inPlanSnapshot(store, wanted, (db) => readWholePlan(db, wanted.planId));
  return whole === null ? null : new BookedPlan(whole);
}

type Refreshed = { readonly whole: WholePlan; readonly goalIds: ReadonlySet<string> };

/** Null where the plan is better read whole. */
async function readTouched(db: Database, old: WholePlan): Promise<Refreshed | null> {
  const planId = old.plan.id;
  const version = await findVersion(db, planId);
  // A store put back to an earlier state has no changes that lead there.
  if (version === null || version < old.version) return null;
  const { goalIds, ...touched } = await findTouched(db, { planId, since: old.version });
  if (goalIds.size > old.goals.length * WORTH_READING_WHOLE) return null;
  const plan = touched.plan ? await findPlan(db, planId) : old.plan;
  if (plan === null) return null;
  const owners = touched.owners ? await findOwners(db, planId) : old.owners;
  const goals = old.goals.filter(({ id }) => !goalIds.has(id));
  const series = new Map(old.series);
  for (const id of goalIds) series.delete(id);
  if (goalIds.size > 0) {
    const wanted = { planId, ids: [...goalIds] };
    goals.push(...(await findGoals(db, wanted)));
    for (const [id, found] of await findSeries(db, wanted)) series.set(id, found);
  }
  return { whole: { version, plan, owners, goals, series }, goalIds };
}
