import { mayAskConnection, mayUseConnection } from '#core/access.ts';
import type { Day } from '#core/calendar/date.ts';
import type { Feed } from '#core/feed/feed.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Sealing } from '#server/base/sealing.ts';
import { findConnection, noteAsked } from '#server/features/connections/connectionRepository.ts';
import { openConnection } from '#server/features/connections/openConnection.ts';
import { fetchInProcess } from '#server/features/connections/sources/askInProcess.ts';
import type { FeedPlaces } from '#server/features/connections/sources/feedOrigins.ts';
import { failureOf, SourceFailure } from '#server/features/connections/sources/sourceFailure.ts';
import type { Store } from '#server/store/database/store.ts';

export type SourceParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly sealing: Sealing;
  readonly feedPlaces: FeedPlaces;
};

export type Answer = Awaited<ReturnType<typeof fetchInProcess>>;

/** Asks the source of a feed. Throws SourceFailure or OutFailure, and notes with the connection how it went. */
export async function askSource(
  { store, clock, sealing, feedPlaces: places }: SourceParts,
  {
    planId,
    feed,
    since,
    signal,
  }: {
    readonly planId: string;
    readonly feed: Pick<Feed, 'connectionId' | 'ask'>;
    readonly since: Day;
    readonly signal?: AbortSignal | undefined;
  },
): Promise<Answer> {
  const connection = await findConnection(store.db, feed.connectionId);
  if (connection === null || !mayUseConnection(connection, planId)) throw new SourceFailure('connection_gone');
  if (!mayAskConnection(connection, { ask: feed.ask, planId })) throw new SourceFailure('question_waits');
  const note = (reason: SourceFailure | null) => noteAsked(store, { id: connection.id, at: clock.now(), reason });
  try {
    const opened = openConnection(connection, { sealing, places });
    const answer = await fetchInProcess(opened, { ask: feed.ask, since }, signal);
    await note(null);
    return answer;
  } catch (error) {
    const failure = failureOf(error);
    // What one feed asks wrongly is not the connection’s.
    if (failure !== null && !OF_QUESTION.has(failure.code)) await note(failure);
    throw error;
  }
}

const OF_QUESTION: ReadonlySet<string> = new Set([
  'query_refused',
  'not_a_select',
  'no_rows',
  'too_many_rows',
  'too_many_columns',
  'too_much',
  'too_large',
  'file_missing',
  'file_outside',
  'file_changing',
  'unreadable',
  'encoding',
  'not_found',
]);
