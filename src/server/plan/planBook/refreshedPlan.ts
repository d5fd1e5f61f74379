import type { Series } from '#core/goal/series.ts';
import { changedMilestones } from '#core/work/milestonesOfGoals.ts';
import type { Database } from '#server/store/database/store.ts';
import { findTouched } from '#server/store/history/touched.ts';
import { findGoals, type GoalRecord } from '#server/store/plans/goals.ts';
import { findOwners } from '#server/store/plans/owners.ts';
import { findPlan, findVersion } from '#server/store/plans/plans.ts';
import { findSeries } from '#server/store/plans/series.ts';
import { readWholePlan } from '#server/store/plans/wholePlan.ts';
import { findMilestonesOf } from '#server/store/plans/work.ts';
import { BookedPlan, type NextPlan } from './bookedPlan.ts';
import { patchedMap } from './patchedMap.ts';

/** Beyond this share of its goals, reading the whole plan is cheaper than goal by goal. */
const WORTH_READING_WHOLE = 0.3;

/** Runs queries in one snapshot of a plan, or under its lock. */
export type AtOneMoment = <T>(read: (db: Database) => Promise<T>) => Promise<T>;

export async function readBookedPlan(planId: string, atOneMoment: AtOneMoment): Promise<BookedPlan | null> {
  const whole = await atOneMoment((db) => readWholePlan(db, planId));
  return whole === null ? null : new BookedPlan(whole);
}

/** The current plan from an older copy: only what changes touched is read and computed again. Null where the plan is gone. */
export async function refreshedPlan(old: BookedPlan, atOneMoment: AtOneMoment): Promise<BookedPlan | null> {
  const refreshed = await atOneMoment((db) => readTouched(db, old));
  return refreshed === null ? readBookedPlan(old.whole.plan.id, atOneMoment) : old.followedBy(refreshed);
}

async function readTouched(db: Database, { whole: old, goals: oldGoals }: BookedPlan): Promise<NextPlan | null> {
  const planId = old.plan.id;
  const version = await findVersion(db, planId);
  // A store restored from a backup has no changes that lead there.
  if (version === null || version < old.version) return null;
  const { goalIds, ...touched } = await findTouched(db, { planId, since: old.version });
  if (goalIds.size > oldGoals.size * WORTH_READING_WHOLE) return null;
  const plan = touched.plan ? await findPlan(db, planId) : old.plan;
  if (plan === null) return null;
  const owners = touched.owners ? await findOwners(db, planId) : old.owners;
  const [goals, series]: [Map<string, GoalRecord | null>, Map<string, Series | null>] = [gone(goalIds), gone(goalIds)];
  if (goalIds.size > 0) {
    const wanted = { planId, ids: [...goalIds] };
    for (const goal of await findGoals(db, wanted)) goals.set(goal.id, goal);
    for (const [id, found] of await findSeries(db, wanted)) series.set(id, found);
  }
  const next = patchedMap(oldGoals, goals);
  const isOtherwise = touched.milestones && old.milestones.size > 0;
  const isMeasured = [...goals.values()].some((goal) => goal?.isByMilestones);
  const milestones =
    isOtherwise || isMeasured ? await findMilestonesOf(db, { planId, goals: next.values() }) : old.milestones;
  return {
    version,
    plan,
    owners,
    goals: next,
    series: patchedMap(old.series, series),
    milestones,
    touched: new Set([...goalIds, ...changedMilestones(old.milestones, milestones).keys()]),
  };
}

function gone(ids: ReadonlySet<string>): Map<string, null> {
  return new Map(Array.from(ids, (id) => [id, null]));
}
