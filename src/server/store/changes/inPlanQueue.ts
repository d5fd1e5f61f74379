import { Mutex } from '#server/store/database/mutex.ts';
import type { Store } from '#server/store/database/store.ts';
import { notifyWritten } from './written.ts';

/**
 * Writes of one plan are serialized anyway; those of one process queue here rather than in the database, where each
 * waiting one would hold a connection that readers need.
 */
export async function inPlanQueue<T>(
  { store, planId }: { readonly store: Store; readonly planId: string },
  write: () => Promise<T>,
): Promise<T> {
  const turns = turnsOf(store);
  const turn = turns.get(planId) ?? new Mutex();
  turns.set(planId, turn);
  await turn.take();
  try {
    const written = await write();
    notifyWritten(store, planId);
    return written;
  } finally {
    turn.give();
    if (turn.isFree) turns.delete(planId);
  }
}

const TURNS = new WeakMap<Store, Map<string, Mutex>>();

function turnsOf(store: Store): Map<string, Mutex> {
  const turns = TURNS.get(store) ?? new Map<string, Mutex>();
  TURNS.set(store, turns);
  return turns;
}
