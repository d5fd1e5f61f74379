import { GOAL_KEYS } from '#contract/figures.ts';
import type { Feed } from '#core/feed/feed.ts';
import type { Plan } from '#core/plan/plan.ts';
import { findConnections } from '#server/features/connections/connectionRepository.ts';
import { isNameTaken } from '#server/features/connections/isNameTaken.ts';
import { refused } from '#server/features/connections/refused.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { Database } from '#server/store/database/store.ts';

/** Refuses a feed that could not run, or is called like another. */
export async function refuseFeed(
  db: Database,
  feed: Feed,
  { known, booked }: { readonly known: readonly Feed[]; readonly booked: BookedPlan },
): Promise<void> {
  if (isNameTaken(feed.name, known))
    throw refused(409, 'name_taken', `Another feed of this plan is called “${feed.name}”.`);
  const { plan, owners } = booked.whole;
  await refuseClosedConnection(db, { connectionId: feed.connectionId, planId: plan.id });
  if (feed.ownerId !== null && !owners.members.some(({ id }) => id === feed.ownerId)) {
    throw refused(400, 'owner_not_found', 'The owner of a feed is a member of the plan.');
  }
  if (!isGoalName(feed.goalBy, plan)) {
    throw refused(400, 'bad_request', 'Goals are named by `number`, `id`, `item` or the id of an own field.');
  }
  if (feed.schedule.every === 'hour' && feed.schedule.at > 59) {
    throw refused(400, 'bad_request', 'An hourly feed runs at a minute from 0 to 59.');
  }
}

/** Refuses a connection that is not open to a plan. */
export async function refuseClosedConnection(
  db: Database,
  { connectionId, planId }: { readonly connectionId: string; readonly planId: string },
): Promise<void> {
  const isOpen = (await findConnections(db)).some(
    ({ id, planIds }) => id === connectionId && (planIds === null || planIds.includes(planId)),
  );
  if (!isOpen) throw refused(400, 'connection_not_found', 'There is no such connection for this plan.');
}

function isGoalName(key: string, { fields }: Pick<Plan, 'fields'>): boolean {
  return GOAL_KEYS.some((each) => each === key) || fields.some(({ id }) => id === key);
}
