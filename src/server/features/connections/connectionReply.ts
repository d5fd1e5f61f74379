import type { Connection } from '#contract/connection.ts';
import { mayAskConnection } from '#core/access.ts';
import type { StoredConnection } from './connectionRepository.ts';
import { feedReasonOf } from './feedReasonOf.ts';
import { addressLine } from './openConnection.ts';

/** A feed that uses a connection. */
export type ConnectionUse = Omit<Connection['feeds'][number], 'is_allowed'>;

export function connectionReply(stored: StoredConnection, feeds: readonly ConnectionUse[]): Connection {
  return {
    id: stored.id,
    name: stored.name,
    settings: stored.settings,
    address: addressLine(stored.settings),
    has_secret: stored.sealed !== null,
    plan_ids: [...stored.planIds],
    was_open: stored.wasOpen,
    question_rule: stored.questionRule,
    questions: stored.questions.map(({ ask, planId }) => ({ ask, plan_id: planId })),
    by: stored.by,
    created_at: stored.createdAt,
    asked_at: stored.askedAt,
    failing_since: stored.failingSince,
    reason: stored.reason === null ? null : feedReasonOf(stored.reason),
    feeds: feeds.map((feed) => ({
      ...feed,
      is_allowed: mayAskConnection(stored, { ask: feed.ask, planId: feed.plan_id }),
    })),
  };
}
