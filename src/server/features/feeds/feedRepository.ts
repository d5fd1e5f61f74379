import * as z from 'zod';
import { type FeedCounts, type FeedLine, feedRunDetailSchema, RUN_OUTCOMES } from '#contract/feed.ts';
import { FEED_REASONS } from '#contract/feedReason.ts';
import type { Feed } from '#core/feed/feed.ts';
import { isoInstant, machineTime } from '#server/base/clock.ts';
import type { Database, Store, StoreTransaction } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import { feedOf } from '#server/store/rows/feedRow.ts';

export type FeedOfPlan = { readonly planId: string; readonly feed: Feed };
export type OfFeed = { readonly planId: string; readonly feedId: string };

export type StoredReason = { readonly code: (typeof FEED_REASONS)[number]; readonly about: string };

export type FeedStanding = OfFeed & {
  readonly turnOf: string;
  readonly nextAt: string | null;
  readonly isRunning: boolean;
  /** By which it is claimed, and the machine and number of the process that claimed it. */
  readonly claim: string | null;
  readonly claimedBy: string | null;
  readonly failures: number;
  readonly failingSince: string | null;
  readonly reason: StoredReason | null;
  readonly toldAt: string | null;
  readonly lastGoodAt: string | null;
  readonly lastFailureAt: string | null;
  readonly runs: number;
};

export type RunTrigger = 'schedule' | 'retry' | 'person' | 'command';

export type StoredRun = OfFeed & {
  readonly id: string;
  readonly number: number;
  readonly trigger: RunTrigger;
  readonly by: string | null;
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly outcome: (typeof RUN_OUTCOMES)[number];
  readonly counts: FeedCounts;
  readonly reason: StoredReason | null;
  readonly since: string | null;
  readonly milliseconds: number | null;
  readonly version: number | null;
  readonly lines: readonly FeedLine[];
  readonly isCut: boolean;
  /** The figures that wait for a yes. */
  readonly waiting: string | null;
};

export const NO_COUNTS: FeedCounts = { read: 0, changed: 0, refused: 0, asked: 0, waiting: 0, same: 0 };

const reasonSchema = z.object({ code: z.enum(FEED_REASONS), about: z.string() });
const { counts: countsSchema, lines: linesSchema } = feedRunDetailSchema.shape;

export async function findFeeds(db: Database, planId: string): Promise<Feed[]> {
  const rows = await db.selectFrom('feed').selectAll().where('plan_id', '=', planId).orderBy('name').execute();
  return rows.map(({ plan_id: _plan, id, ...row }) => feedOf({ id, row }));
}

export async function findAllFeeds(db: Database): Promise<FeedOfPlan[]> {
  const rows = await db.selectFrom('feed').selectAll().execute();
  return rows.map(({ plan_id: planId, id, ...row }) => ({ planId, feed: feedOf({ id, row }) }));
}

export async function findAllStandings(db: Database): Promise<FeedStanding[]> {
  return (await db.selectFrom('feed_state').selectAll().execute()).map(standingOf);
}

export async function findStandings(db: Database, planId: string): Promise<Map<string, FeedStanding>> {
  const rows = await db.selectFrom('feed_state').selectAll().where('plan_id', '=', planId).execute();
  return new Map(rows.map((row) => [row.feed_id, standingOf(row)]));
}

type StateRow = {
  readonly plan_id: string;
  readonly feed_id: string;
  readonly turn_of: string;
  readonly next_at: string | null;
  readonly claim: string | null;
  readonly claimed_until: string | null;
  readonly claimed_by: string | null;
  readonly failures: number;
  readonly failing_since: string | null;
  readonly reason: string | null;
  readonly told_at: string | null;
  readonly last_good_at: string | null;
  readonly last_failure_at: string | null;
  readonly runs: number;
};

function standingOf(row: StateRow): FeedStanding {
  return {
    planId: row.plan_id,
    feedId: row.feed_id,
    turnOf: row.turn_of,
    nextAt: row.next_at,
    isRunning: row.claimed_until !== null && row.claimed_until > isoInstant(machineTime()),
    claim: row.claim,
    claimedBy: row.claimed_by,
    failures: row.failures,
    failingSince: row.failing_since,
    reason: reasonOf(row.reason),
    toldAt: row.told_at,
    lastGoodAt: row.last_good_at,
    lastFailureAt: row.last_failure_at,
    runs: row.runs,
  };
}

function reasonOf(text: string | null): StoredReason | null {
  return text === null ? null : reasonSchema.parse(JSON.parse(text));
}

/** Its next turn, where its schedule is a new one. */
export async function putTurn(
  store: Store,
  { planId, feedId }: OfFeed,
  { turnOf, nextAt }: { readonly turnOf: string; readonly nextAt: string | null },
): Promise<void> {
  await inTransaction(store, (trx) =>
    trx
      .insertInto('feed_state')
      .values({
        plan_id: planId,
        feed_id: feedId,
        turn_of: turnOf,
        next_at: nextAt,
        claim: null,
        claimed_until: null,
        claimed_by: null,
        left_runs: 0,
        failures: 0,
        failing_since: null,
        reason: null,
        told_at: null,
        last_good_at: null,
        last_failure_at: null,
        runs: 0,
      })
      .onConflict((conflict) =>
        conflict.columns(['plan_id', 'feed_id']).doUpdateSet({ turn_of: turnOf, next_at: nextAt }),
      )
      .execute(),
  );
}

const MOST_LINES = 500;
const MOST_RUNS = 400;

export type RunEnd = Partial<Pick<StoredRun, 'since' | 'milliseconds' | 'version' | 'waiting' | 'reason'>> & {
  readonly at: string;
  readonly outcome: 'done' | 'waiting' | 'failed';
  readonly counts: FeedCounts;
  readonly lines: readonly FeedLine[];
  /** When it runs next. */
  readonly nextAt: string | null;
  /** The program was stopped: this says nothing of the feed, which stands as before. */
  readonly isInterrupted?: boolean;
};

/** Ends a run and its claim. Returns since when the feed has failed, and whether its owner is to be told now. */
export async function endRun(
  trx: StoreTransaction,
  { planId, feedId, run }: OfFeed & { readonly run: Pick<StoredRun, 'id' | 'number'> },
  end: RunEnd,
): Promise<{ readonly tellsOwner: boolean; readonly failingSince: string }> {
  const { at, outcome, counts, lines, nextAt, reason = null, isInterrupted = false } = end;
  await trx
    .updateTable('feed_run')
    .set({
      ended_at: at,
      outcome,
      counts: JSON.stringify(counts),
      reason: reason === null ? null : JSON.stringify(reason),
      since: end.since ?? null,
      milliseconds: end.milliseconds ?? null,
      version: end.version ?? null,
      lines: JSON.stringify(lines.slice(0, MOST_LINES)),
      is_cut: lines.length > MOST_LINES ? 1 : 0,
      waiting: end.waiting ?? null,
    })
    .where('plan_id', '=', planId)
    .where('id', '=', run.id)
    .execute();
  if (outcome !== 'failed') {
    await trx
      .updateTable('feed_run')
      .set({ outcome: 'replaced', waiting: null })
      .where('plan_id', '=', planId)
      .where('feed_id', '=', feedId)
      .where('outcome', '=', 'waiting')
      .where('id', '<>', run.id)
      .execute();
  }
  await trx
    .deleteFrom('feed_run')
    .where('plan_id', '=', planId)
    .where('feed_id', '=', feedId)
    .where('number', '<=', run.number - MOST_RUNS)
    .execute();
  const ended = { next_at: nextAt, claim: null, claimed_until: null, claimed_by: null, left_runs: 0 };
  const query = trx.updateTable('feed_state').where('plan_id', '=', planId).where('feed_id', '=', feedId);
  if (isInterrupted) {
    await query.set(ended).execute();
    return { tellsOwner: false, failingSince: at };
  }
  const before = await trx
    .selectFrom('feed_state')
    .select(['failures', 'failing_since', 'told_at'])
    .where('plan_id', '=', planId)
    .where('feed_id', '=', feedId)
    .executeTakeFirst();
  const failures = outcome === 'failed' ? (before?.failures ?? 0) + 1 : 0;
  const toldAt = reason === null ? null : (before?.told_at ?? null);
  const isToldAtOnce = reason !== null && TOLD_AT_ONCE.has(reason.code);
  const tellsOwner = (failures >= TOLD_AFTER || isToldAtOnce) && toldAt === null;
  await query
    .set({
      ...ended,
      failures,
      failing_since: outcome === 'failed' ? (before?.failing_since ?? at) : null,
      reason: reason === null ? null : JSON.stringify(reason),
      told_at: tellsOwner ? at : toldAt,
      ...(outcome === 'failed' ? { last_failure_at: at } : { last_good_at: at }),
    })
    .execute();
  return { tellsOwner, failingSince: before?.failing_since ?? at };
}

/** A single failure is usual: only after so many in a row somebody is told. */
const TOLD_AFTER = 3;
/** What no further try mends. */
const TOLD_AT_ONCE: ReadonlySet<string> = new Set<StoredReason['code']>(['left_behind', 'all_refused', 'nothing_new']);

/** The owner could not be told, or there is no mail: the next failure tries it again. */
export async function forgetTold(store: Store, { planId, feedId }: OfFeed): Promise<void> {
  await inTransaction(store, (trx) =>
    trx
      .updateTable('feed_state')
      .set({ told_at: null })
      .where('plan_id', '=', planId)
      .where('feed_id', '=', feedId)
      .execute(),
  );
}

export async function findRuns(
  db: Database,
  { planId, feedId, before, limit }: OfFeed & { readonly before?: number | undefined; readonly limit: number },
): Promise<StoredRun[]> {
  let query = db.selectFrom('feed_run').selectAll().where('plan_id', '=', planId).where('feed_id', '=', feedId);
  if (before !== undefined) query = query.where('number', '<', before);
  return (await query.orderBy('number', 'desc').limit(limit).execute()).map(runOf);
}

export async function findRun(
  db: Database,
  { planId, feedId, id }: OfFeed & { readonly id: string },
): Promise<StoredRun | null> {
  const row = await db
    .selectFrom('feed_run')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('feed_id', '=', feedId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : runOf(row);
}

type RunRow = {
  readonly plan_id: string;
  readonly id: string;
  readonly feed_id: string;
  readonly number: number;
  readonly started_by: string;
  readonly by_name: string | null;
  readonly started_at: string;
  readonly ended_at: string | null;
  readonly outcome: string;
  readonly counts: string;
  readonly reason: string | null;
  readonly since: string | null;
  readonly milliseconds: number | null;
  readonly version: number | null;
  readonly lines: string;
  readonly is_cut: number;
  readonly waiting: string | null;
};

const TRIGGERS: readonly RunTrigger[] = ['schedule', 'retry', 'person', 'command'];

function runOf(row: RunRow): StoredRun {
  return {
    planId: row.plan_id,
    feedId: row.feed_id,
    id: row.id,
    number: row.number,
    trigger: TRIGGERS.find((each) => each === row.started_by) ?? 'schedule',
    by: row.by_name,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    outcome: RUN_OUTCOMES.find((each) => each === row.outcome) ?? 'failed',
    counts: countsSchema.parse(JSON.parse(row.counts)),
    reason: reasonOf(row.reason),
    since: row.since,
    milliseconds: row.milliseconds,
    version: row.version,
    lines: linesSchema.parse(JSON.parse(row.lines)),
    isCut: row.is_cut === 1,
    waiting: row.waiting,
  };
}
