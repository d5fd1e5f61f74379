import type { Role } from '#core/plan/owners.ts';
import { machineTime, timeOfInstant, wallTime } from '#server/base/clock.ts';
import { type SessionTimes, sessionLasts } from '#server/features/accounts/sessionEnd.ts';
import { inChunks } from '#server/store/database/chunks.ts';
import type { Database, Moment, Store } from '#server/store/database/store.ts';

/** As whom somebody was let in to listen. */
export type Listener = {
  readonly sessionId: string;
  readonly accountId: string;
  readonly planId: string;
  readonly memberId: string;
  readonly role: Role;
};

/** Tells when somebody who listens may no longer: signed out, taken out of the plan, or of another role in it. */
export type ListenerWatch = {
  /** The function that comes back ends it. */
  watch(listener: Listener, onOver: () => void): () => void;
  close(): void;
};

/** Whoever ended it, through whichever process, is heeded within this time (milliseconds). */
const LOOK_EVERY_MS = 500;

/** Where the store has not answered for this long, everybody is let go: a browser connects again and is asked then. */
const PATIENCE_MS = 10_000;

/** What the store says of all who listen. */
type Standing = {
  readonly sessions: Map<string, SessionTimes>;
  /** By `keyOf`. */
  readonly memberships: Set<string>;
};

/** One look for all who listen in this process; where nothing was written since the last one, at the clock alone. */
export function createListenerWatch({
  store,
  warn,
}: {
  readonly store: Store;
  readonly warn: (message: string) => void;
}): ListenerWatch {
  const watched = new Map<Listener, () => void>();
  let standing: Standing | null = null;
  let moment: Moment | null = null;
  let timer: NodeJS.Timeout | null = null;
  let hasNew = false;
  let failedSince: number | null = null;
  let isLooking = false;

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      await endThoseOver();
      failedSince = null;
    } catch (error) {
      // Nothing is told of a plan either while the store does not answer.
      failedSince ??= machineTime();
      if (machineTime() - failedSince >= PATIENCE_MS) for (const end of [...watched.values()]) end();
      warn(`Looking who may follow changes failed: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      isLooking = false;
    }
  }

  async function endThoseOver(): Promise<void> {
    const now = await store.moment();
    const asked = [...watched.keys()];
    if (standing === null || hasNew || now === null || now !== moment) {
      hasNew = false;
      standing = await findStanding(store.db, asked);
      moment = now;
    }
    const found = standing;
    for (const listener of asked) if (!stands(listener, found)) watched.get(listener)?.();
  }

  function stop(): void {
    if (timer !== null) clearInterval(timer);
    timer = null;
  }

  return {
    watch: (listener, onOver) => {
      watched.set(listener, onOver);
      hasNew = true;
      timer ??= setInterval(() => void look(), LOOK_EVERY_MS).unref();
      return () => {
        watched.delete(listener);
        if (watched.size === 0) stop();
      };
    },
    close: stop,
  };
}

function stands({ sessionId, ...listener }: Listener, { sessions, memberships }: Standing): boolean {
  const times = sessions.get(sessionId);
  return times !== undefined && sessionLasts(times, wallTime()) && memberships.has(keyOf(listener));
}

function keyOf({
  planId,
  memberId,
  accountId,
  role,
}: Omit<Listener, 'sessionId' | 'role'> & { readonly role: string }): string {
  return JSON.stringify([planId, memberId, accountId, role]);
}

async function findStanding(db: Database, listeners: readonly Listener[]): Promise<Standing> {
  const sessions = new Map<string, SessionTimes>();
  const memberships = new Set<string>();
  await inChunks({ items: distinct(listeners.map(({ sessionId }) => sessionId)) }, async (ids) => {
    const rows = db.selectFrom('session').select(['id', 'createdAt', 'expiresAt']).where('id', 'in', ids);
    for (const { id, createdAt, expiresAt } of await rows.execute()) {
      sessions.set(id, { createdAt: timeOfInstant(createdAt), expiresAt: timeOfInstant(expiresAt) });
    }
  });
  for (const [planId, ofPlan] of Map.groupBy(listeners, (listener) => listener.planId)) {
    await inChunks({ items: distinct(ofPlan.map(({ accountId }) => accountId)) }, async (ids) => {
      const members = db.selectFrom('member').select(['id', 'account_id', 'role']).where('plan_id', '=', planId);
      for (const { id: memberId, account_id: accountId, role } of await members
        .where('account_id', 'in', ids)
        .execute()) {
        if (accountId !== null) memberships.add(keyOf({ planId, memberId, accountId, role }));
      }
    });
  }
  return { sessions, memberships };
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
