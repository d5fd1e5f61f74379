import type { ConnectionTested } from '#contract/connection.ts';
import type { Sealing } from '#server/base/sealing.ts';
import type { StoredConnection } from './connectionRepository.ts';
import { feedReasonOf } from './feedReasonOf.ts';
import { openConnection } from './openConnection.ts';
import { testInProcess } from './sources/askInProcess.ts';
import type { FeedPlaces } from './sources/feedOrigins.ts';
import { failureOf } from './sources/sourceFailure.ts';

export type TryParts = {
  readonly sealing: Sealing;
  readonly feedPlaces: FeedPlaces;
  readonly warn: (message: string) => void;
};

export async function tryConnection(
  connection: StoredConnection,
  { sealing, feedPlaces: places, warn }: TryParts,
): Promise<ConnectionTested> {
  try {
    return { is_ok: true, found: await testInProcess(openConnection(connection, { sealing, places })), reason: null };
  } catch (error) {
    const failure = failureOf(error);
    if (failure === null) warn(`A connection could not be tried: ${error instanceof Error ? error.name : 'unknown'}`);
    const reason = feedReasonOf(failure ?? { code: 'unexpected', about: '' });
    return { is_ok: false, found: null, reason };
  }
}
