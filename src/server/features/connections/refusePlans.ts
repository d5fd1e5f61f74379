import type { Database } from '#server/store/database/store.ts';
import { findPlans } from '#server/store/plans/plans.ts';
import { refused } from './refused.ts';

/** Refuses plans that there are none of. Those a connection had already are left out where they were removed since. */
export async function existingPlans(
  db: Database,
  planIds: readonly string[],
  known: readonly string[],
): Promise<string[]> {
  const plans = new Set((await findPlans(db)).map(({ id }) => id));
  const wrong = planIds.find((id) => !plans.has(id) && !known.includes(id));
  if (wrong !== undefined)
    throw refused(400, 'plan_unknown', `There is no plan with the id “${wrong}”. GET /api/connections lists them.`);
  return [...new Set(planIds)].filter((id) => plans.has(id));
}
