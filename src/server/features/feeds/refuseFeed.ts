import { GOAL_KEYS } from '#contract/figures.ts';
import { mayAskConnection, mayUseConnection } from '#core/access.ts';
import type { Feed } from '#core/feed/feed.ts';
import type { Plan } from '#core/plan/plan.ts';
import { findConnection, type StoredConnection } from '#server/features/connections/connectionRepository.ts';
import { isNameTaken } from '#server/features/connections/isNameTaken.ts';
import { refused } from '#server/features/connections/refused.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { Database } from '#server/store/database/store.ts';

/** Refuses a feed that could not run, or is called like another. */
export async function refuseFeed(
  db: Database,
  feed: Feed,
  {
    known,
    booked,
    before,
  }: { readonly known: readonly Feed[]; readonly booked: BookedPlan; readonly before: Feed | null },
): Promise<void> {
  if (isNameTaken(feed.name, known))
    throw refused(409, 'name_taken', `Another feed of this plan is called “${feed.name}”.`);
  const { plan, owners } = booked.whole;
  // One whose connection was closed meanwhile can still be renamed and paused.
  const asksOther = before === null || before.connectionId !== feed.connectionId || before.ask !== feed.ask;
  if (asksOther) await refuseClosedConnection(db, { connectionId: feed.connectionId, planId: plan.id });
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

type Question = { readonly connectionId: string; readonly ask: string; readonly planId: string };

/** Refuses a connection that the plan may not use. Its question may still wait for an administrator. */
export async function refuseClosedConnection(
  db: Database,
  { connectionId, planId }: Omit<Question, 'ask'>,
): Promise<StoredConnection> {
  const connection = await findConnection(db, connectionId);
  if (connection === null) throw refused(400, 'connection_not_found', 'There is no such connection.');
  if (mayUseConnection(connection, planId)) return connection;
  throw refused(
    403,
    'connection_closed',
    'This plan may not use that connection. An administrator names the plan in the connection.',
  );
}

/** Refuses a question that the plan may not ask now. */
export async function refuseQuestion(db: Database, question: Question): Promise<StoredConnection> {
  const connection = await refuseClosedConnection(db, question);
  if (mayAskConnection(connection, question)) return connection;
  throw refused(
    403,
    'question_not_allowed',
    'This connection is asked only what an administrator has allowed. Choose one of its questions, or save the feed: an administrator sees its question and can allow it.',
  );
}

function isGoalName(key: string, { fields }: Pick<Plan, 'fields'>): boolean {
  return GOAL_KEYS.some((each) => each === key) || fields.some(({ id }) => id === key);
}
