import type { Role } from '#core/plan/owners.ts';
import { machineTime, timeOfInstant, wallTime } from '#server/base/clock.ts';
import { type SessionTimes, sessionLasts } from '#server/features/accounts/sessionEnd.ts';
import { inChunks } from '#server/store/database/chunks.ts';
import type { Database, Store, StoreVersion } from '#server/store/database/store.ts';

export type Listener = {
  readonly planId: string;
  readonly memberId: string;
  readonly role: Role;
  readonly by: BySession | ByToken;
};

export type BySession = { readonly sessionId: string; readonly accountId: string };
type ByToken = {
  readonly tokenId: string;
  /** It belongs to the plan, and to no member. */
  readonly isOfPlan?: boolean;
};

/** Reports when a listener loses access: signed out, token revoked or expired, removed from the plan, or of another role. */
export type ListenerWatch = {
  watch(listener: Listener, onOver: () => void): () => void;
  close(): void;
};

/** Changes by any process take effect within this time (milliseconds). */
const LOOK_EVERY_MS = 500;

/** Where the store has not answered for this long, all are disconnected: browsers reconnect and are checked then. */
const PATIENCE_MS = 10_000;

type Standing = {
  readonly sessions: Map<string, SessionTimes>;
  readonly tokens: Map<string, string | null>;
  readonly members: Map<string, { readonly role: string; readonly accountId: string | null }>;
};

/** One check for all listeners of this process; without writes since the last one it only compares the clock. */
export function createListenerWatch({
  store,
  warn,
}: {
  readonly store: Store;
  readonly warn: (message: string) => void;
}): ListenerWatch {
  const watched = new Map<Listener, () => void>();
  let standing: Standing | null = null;
  let moment: StoreVersion | null = null;
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
      // Nothing is sent about a plan either while the store does not answer.
      failedSince ??= machineTime();
      if (machineTime() - failedSince >= PATIENCE_MS) for (const end of [...watched.values()]) end();
      warn(`Looking who may follow changes failed: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      isLooking = false;
    }
  }

  async function endThoseOver(): Promise<void> {
    const now = await store.version();
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

function stands({ planId, memberId, role, by }: Listener, { sessions, tokens, members }: Standing): boolean {
  const member = members.get(keyOf(planId, memberId));
  const isOfPlan = 'tokenId' in by && by.isOfPlan === true;
  if (!isOfPlan && member?.role !== role) return false;
  if ('tokenId' in by) {
    const endsAt = tokens.get(keyOf(planId, by.tokenId));
    return endsAt !== undefined && (endsAt === null || timeOfInstant(endsAt) > machineTime());
  }
  const times = sessions.get(by.sessionId);
  return times !== undefined && sessionLasts(times, wallTime()) && member?.accountId === by.accountId;
}

function keyOf(planId: string, id: string): string {
  return JSON.stringify([planId, id]);
}

async function findStanding(db: Database, listeners: readonly Listener[]): Promise<Standing> {
  const standing: Standing = { sessions: new Map(), tokens: new Map(), members: new Map() };
  const sessionIds = listeners.flatMap(({ by }) => ('sessionId' in by ? by.sessionId : []));
  await inChunks({ items: distinct(sessionIds) }, async (ids) => {
    const rows = db.selectFrom('session').select(['id', 'createdAt', 'expiresAt']).where('id', 'in', ids);
    for (const { id, createdAt, expiresAt } of await rows.execute()) {
      standing.sessions.set(id, { createdAt: timeOfInstant(createdAt), expiresAt: timeOfInstant(expiresAt) });
    }
  });
  for (const [planId, ofPlan] of Map.groupBy(listeners, (listener) => listener.planId)) {
    await inChunks({ items: distinct(ofPlan.map(({ memberId }) => memberId)) }, async (ids) => {
      const rows = db.selectFrom('member').select(['id', 'account_id', 'role']).where('plan_id', '=', planId);
      for (const { id, account_id: accountId, role } of await rows.where('id', 'in', ids).execute()) {
        standing.members.set(keyOf(planId, id), { role, accountId });
      }
    });
    const tokenIds = ofPlan.flatMap(({ by }) => ('tokenId' in by ? by.tokenId : []));
    await inChunks({ items: distinct(tokenIds) }, async (ids) => {
      const rows = db.selectFrom('api_token').select(['id', 'expires_at']).where('plan_id', '=', planId);
      for (const { id, expires_at: endsAt } of await rows.where('id', 'in', ids).execute()) {
        standing.tokens.set(keyOf(planId, id), endsAt);
      }
    });
  }
  return standing;
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
