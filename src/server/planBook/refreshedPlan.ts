import { findGoals } from '#server/store/goals.ts';
import { findOwners } from '#server/store/owners.ts';
import { findPlan, findVersion } from '#server/store/plans.ts';
import { findSeries } from '#server/store/series.ts';
import type { Store } from '#server/store/store.ts';
import { findTouched } from '#server/store/touched.ts';
import { inSnapshot } from '#server/store/transaction.ts';
import { findWholePlan, type WholePlan } from '#server/store/wholePlan.ts';

/** Beyond this share of its goals, reading a plan whole is cheaper than goal by goal. */
const WORTH_READING_WHOLE = 0.3;

/**
 * The plan as it is now, from a copy of it as it was: only what changes have touched since is read again. Null where
 * the plan is gone.
 */
export async function refreshedPlan(store: Store, old: WholePlan): Promise<WholePlan | null> {
  const planId = old.plan.id;
  const fresh = await inSnapshot(store, async (db): Promise<WholePlan | 'whole' | null> => {
    const version = await findVersion(db, planId);
    if (version === null) return null;
    // A store put back to an earlier state has no changes that lead there.
    if (version < old.version) return 'whole';
    const touched = await findTouched(db, { planId, since: old.version });
    if (touched.goalIds.size > old.goals.length * WORTH_READING_WHOLE) return 'whole';
    const plan = touched.plan ? await findPlan(db, planId) : old.plan;
    if (plan === null) return null;
    const wanted = { planId, ids: [...touched.goalIds] };
    const goals = [
      ...old.goals.filter(({ id }) => !touched.goalIds.has(id)),
      ...(wanted.ids.length === 0 ? [] : await findGoals(db, wanted)),
    ];
    const series = new Map([...old.series].filter(([id]) => !touched.goalIds.has(id)));
    if (wanted.ids.length > 0) for (const [id, found] of await findSeries(db, wanted)) series.set(id, found);
    return { version, plan, owners: touched.owners ? await findOwners(db, planId) : old.owners, goals, series };
  });
  return fresh === 'whole' ? findWholePlan(store, planId) : fresh;
}
