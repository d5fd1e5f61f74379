import { sql } from 'kysely';
import pg from 'pg';
import { createId } from './id.ts';
import type { Database } from './store.ts';
import type { StoreNews } from './storeNews.ts';

const CHANNEL = 'milepost_written';
const LISTEN_AGAIN_MS = 1_000;
/** One's own notification has to come back within this, or the connection does not carry any; ms. */
const ECHO_WITHIN_MS = 5_000;

export type NewsParts = {
  readonly db: Database;
  readonly listenUrl: string;
  readonly warn: (message: string) => void;
};

/**
 * NOTIFY after each write, outside its transaction, so that commits of others do not wait for it and engines without
 * it lose nothing but time. LISTEN on a connection of its own, reopened when it breaks. A pooler in transaction mode
 * swallows notifications: then this gives up, and versions are polled.
 */
export function startPostgresNews(parts: NewsParts): StoreNews {
  const own = createId();
  const listeners = new Set<(planId: string) => void>();
  const talk = createTalk(parts, own);
  let isClosed = false;
  let client: pg.Client | null = null;
  let again: NodeJS.Timeout | null = null;
  let echo: NodeJS.Timeout | null = null;

  async function listen(): Promise<void> {
    again = null;
    const next = new pg.Client({
      connectionString: parts.listenUrl,
      connectionTimeoutMillis: ECHO_WITHIN_MS,
      keepAlive: true,
      application_name: 'milepost listening',
    });
    client = next;
    next.on('error', () => {});
    next.on('end', () => later(next));
    next.on('notification', ({ payload = '' }) => hear(payload));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      echo = setTimeout(() => giveUp(next), ECHO_WITHIN_MS).unref();
      await talk.say('');
    } catch {
      next.end().catch(() => {});
      later(next);
    }
  }

  function hear(payload: string): void {
    const [from, planId = ''] = payload.split(' ', 2);
    if (from === own && echo !== null) {
      clearTimeout(echo);
      echo = null;
    }
    if (from === own || planId === '') return;
    for (const listener of listeners) listener(planId);
  }

  function later(ended: pg.Client): void {
    if (isClosed || client !== ended || again !== null) return;
    if (echo !== null) clearTimeout(echo);
    again = setTimeout(() => void listen(), LISTEN_AGAIN_MS).unref();
  }

  function giveUp(deaf: pg.Client): void {
    client = null;
    parts.warn(
      'LISTEN is not carried to the database (a pooler?): writes of other servers are seen by looking each second. Name a direct connection in DATABASE_LISTEN_URL.',
    );
    deaf
      .query('unlisten *')
      .catch(() => {})
      .finally(() => deaf.end().catch(() => {}));
  }

  void listen();
  return {
    tell: talk.tell,
    onHeard: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => {
      isClosed = true;
      for (const timer of [again, echo]) if (timer !== null) clearTimeout(timer);
      await client?.end().catch(() => {});
      await talk.idle();
    },
  };
}

/** Each plan is notified once at a time; for writes meanwhile, once more. */
function createTalk({ db }: NewsParts, own: string) {
  const due = new Map<string, boolean>();
  const talking = new Set<Promise<void>>();

  const say = async (planId: string) => {
    await sql`select pg_notify(${CHANNEL}, ${`${own} ${planId}`})`.execute(db);
  };

  async function tellUntilDone(planId: string): Promise<void> {
    try {
      while (due.get(planId) === true) {
        due.set(planId, false);
        await say(planId);
      }
    } catch {
      // Others find the write by polling.
    } finally {
      due.delete(planId);
    }
  }

  return {
    say,
    tell: (planId: string) => {
      const isTelling = due.has(planId);
      due.set(planId, true);
      if (isTelling) return;
      const told = tellUntilDone(planId).finally(() => talking.delete(told));
      talking.add(told);
    },
    idle: async () => {
      await Promise.all(talking);
    },
  };
}
