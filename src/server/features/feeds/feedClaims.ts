import { hostname } from 'node:os';
import { isoInstant, machineTime } from '#server/base/clock.ts';
import { createId } from '#server/store/database/id.ts';
import type { Store, StoreTransaction } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import { findAllStandings, NO_COUNTS, type OfFeed, type RunTrigger, type StoredRun } from './feedRepository.ts';

/** After it, whoever ran a feed is gone: a run that goes on renews its claim. */
const CLAIMED_FOR_MS = 5 * 60_000;
const RENEWED_EVERY_MS = 60_000;

export type Claim = OfFeed & {
  readonly token: string;
  readonly run: Pick<StoredRun, 'id' | 'number'>;
  /** How many times in a row, up to now, whoever ran the feed was gone before the run had ended. */
  readonly timesLeft: number;
};

type Started = { readonly trigger: RunTrigger; readonly by: string | null; readonly at: string };

/**
 * Claims a run: for one process of all, as its row is changed only as it was seen. A run that a process left behind
 * when it was killed is taken up under its number. Null where another has it.
 */
export async function claimRun(
  store: Store,
  { planId, feedId }: OfFeed,
  asked: Started & {
    /** The turn that is run; undefined: whichever. */
    readonly nextAt?: string;
  },
): Promise<Claim | null> {
  const token = createId();
  const now = machineTime();
  return inTransaction(store, async (trx) => {
    let query = ofFeed(trx, { planId, feedId })
      .set({ claim: token, claimed_until: isoInstant(now + CLAIMED_FOR_MS), claimed_by: thisProcess() })
      .where((each) => each.or([each('claimed_until', 'is', null), each('claimed_until', '<=', isoInstant(now))]));
    if (asked.nextAt !== undefined) query = query.where('next_at', '=', asked.nextAt);
    const { numUpdatedRows } = await query.executeTakeFirst();
    if (Number(numUpdatedRows) !== 1) return null;
    const left = await leftRun(trx, { planId, feedId }, asked);
    const run = left ?? (await newRun(trx, { planId, feedId }, asked));
    return { planId, feedId, token, run, timesLeft: left?.timesLeft ?? 0 };
  });
}

function ofFeed(trx: StoreTransaction, { planId, feedId }: OfFeed) {
  return trx.updateTable('feed_state').where('plan_id', '=', planId).where('feed_id', '=', feedId);
}

async function leftRun(trx: StoreTransaction, { planId, feedId }: OfFeed, { at }: Started) {
  const left = await trx
    .selectFrom('feed_run')
    .select(['id', 'number'])
    .where('plan_id', '=', planId)
    .where('feed_id', '=', feedId)
    .where('outcome', '=', 'running')
    .executeTakeFirst();
  if (left === undefined) return null;
  const query = trx.updateTable('feed_run').set({ started_at: at }).where('plan_id', '=', planId);
  await query.where('id', '=', left.id).execute();
  const state = await trx
    .selectFrom('feed_state')
    .select('left_runs')
    .where('plan_id', '=', planId)
    .where('feed_id', '=', feedId)
    .executeTakeFirstOrThrow();
  const timesLeft = (state.left_runs ?? 0) + 1;
  await ofFeed(trx, { planId, feedId }).set({ left_runs: timesLeft }).execute();
  return { ...left, timesLeft };
}

async function newRun(trx: StoreTransaction, { planId, feedId }: OfFeed, { trigger, by, at }: Started) {
  const state = await trx
    .selectFrom('feed_state')
    .select('runs')
    .where('plan_id', '=', planId)
    .where('feed_id', '=', feedId)
    .executeTakeFirstOrThrow();
  const run = { id: createId(), number: state.runs + 1 };
  await ofFeed(trx, { planId, feedId }).set({ runs: run.number }).execute();
  await trx
    .insertInto('feed_run')
    .values({
      plan_id: planId,
      ...run,
      feed_id: feedId,
      started_by: trigger,
      by_name: by,
      started_at: at,
      ended_at: null,
      outcome: 'running',
      counts: JSON.stringify(NO_COUNTS),
      reason: null,
      since: null,
      milliseconds: null,
      version: null,
      lines: '[]',
      is_cut: 0,
      waiting: null,
    })
    .execute();
  return run;
}

/** Whether a run is still the claim's: after a long stop another process may have taken it up. */
export async function holdsClaim(trx: StoreTransaction, { planId, feedId, token }: Claim): Promise<boolean> {
  const row = await trx
    .selectFrom('feed_state')
    .select('claim')
    .where('plan_id', '=', planId)
    .where('feed_id', '=', feedId)
    .executeTakeFirst();
  return row?.claim === token;
}

/** Renews a claim for as long as its run goes on, until the returned function is called. */
export function keepClaim(store: Store, claim: Claim): () => void {
  const renew = () =>
    inTransaction(store, (trx) =>
      ofFeed(trx, claim)
        .set({ claimed_until: isoInstant(machineTime() + CLAIMED_FOR_MS) })
        .where('claim', '=', claim.token)
        .execute(),
    ).catch(() => undefined);
  const timer = setInterval(() => void renew(), RENEWED_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/**
 * When a process starts, what a killed one had claimed is free at once: where the store serves one process alone, and
 * where it ran on this machine and is gone. What others may still run stays claimed.
 */
export async function freeLeftClaims(store: Store): Promise<void> {
  const now = isoInstant(machineTime());
  const left = (await findAllStandings(store.db)).filter(({ isRunning, claimedBy }) => {
    const [host, pid] = claimedBy?.split(' ') ?? [];
    return isRunning && (host === hostname() ? !isProcess(Number(pid)) : store.dialect === 'sqlite');
  });
  if (left.length === 0) return;
  await inTransaction(store, async (trx) => {
    for (const { planId, feedId, claim } of left) {
      await ofFeed(trx, { planId, feedId }).set({ claimed_until: now }).where('claim', '=', claim).execute();
    }
  });
}

function thisProcess(): string {
  return `${hostname()} ${process.pid}`;
}

/** Whether another process has this number; one that starts has run nothing yet itself. */
function isProcess(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
