import type { Database } from '#server/store/database/store.ts';
import { findGoals } from '#server/store/plans/goals.ts';
import { findMembers, findOwners } from '#server/store/plans/owners.ts';
import type { People } from './memberRules.ts';

/** Includes archived goals: their owners may leave too. */
export async function findPeople(db: Database, planId: string): Promise<People> {
  const { departments } = await findOwners(db, planId);
  const members = await findMembers(db, planId);
  const records = await findGoals(db, { planId, which: 'all' });
  const goals = records.map(({ updatedAt: _at, lastComment: _comment, commentCount: _count, ...goal }) => goal);
  return { departments, members, goals };
}
