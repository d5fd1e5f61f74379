import { type ImportMapping, importMappingSchema } from '#contract/import.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import type { Feed } from '#core/feed/feed.ts';
import { askedSince, nextRetry } from '#core/feed/feedSchedule.ts';
import type { Plan } from '#core/plan/plan.ts';
import { dayOfInstant, isoInstant, timeOfInstant } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { failureOf, SourceFailure } from '#server/features/connections/sources/sourceFailure.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { ChangeStamp } from '#server/store/changes/changeLogWriting.ts';
import { writeLocked } from '#server/store/changes/changes.ts';
import { foldEdits } from '#server/store/changes/foldedChange.ts';
import { inPlanLock } from '#server/store/changes/planLock.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import { type Answer, askSource, type SourceParts } from './askSource.ts';
import { type Comparison, compareFigures } from './compareFigures.ts';
import { type Claim, claimRun, holdsClaim, keepClaim } from './feedClaims.ts';
import { findMemory, putMemory } from './feedMemory.ts';
import {
  endRun,
  findFeeds,
  findStandings,
  forgetTold,
  NO_COUNTS,
  putTurn,
  type RunTrigger,
  type StoredReason,
} from './feedRepository.ts';
import { nextTurn, turnOf } from './feedTurn.ts';
import { nothingNewOf } from './nothingNewOf.ts';
import { readBrought } from './readBrought.ts';
import type { TellOwner } from './tellOwner.ts';
import { waitingText } from './waitingFigures.ts';

export type FeedRunParts = SourceParts & {
  readonly planBook: PlanBook;
  readonly tellOwner: TellOwner;
  readonly warn: (message: string) => void;
  /** Reading and comparing, one after the other: the page has the rest of the machine. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Aborted once the program is stopped and waits no longer. */
  readonly stopped?: AbortSignal;
};

export type RunAsked = {
  readonly planId: string;
  readonly feedId: string;
  readonly trigger: RunTrigger;
  readonly by: string | null;
  readonly nextAt?: string;
};

/**
 * Runs a feed once: asks its source for the whole window, compares, and writes what is new as one change in its name,
 * all in one transaction with the run itself. Null where another process runs it now. A failure is the run’s outcome,
 * and never thrown; `feed_not_found` is.
 */
export async function runFeed(parts: FeedRunParts, asked: RunAsked): Promise<Claim | null> {
  const { store, clock, planBook } = parts;
  const { planId, feedId } = asked;
  const booked = await planBook.find(planId);
  const feed = (await findFeeds(store.db, planId)).find(({ id }) => id === feedId);
  if (booked === null || feed === undefined) throw feedNotFound();
  const standing = (await findStandings(store.db, planId)).get(feedId) ?? null;
  const begun = clock.now();
  if (standing === null) {
    const { plan } = booked.whole;
    await putTurn(store, asked, { turnOf: turnOf(feed, plan), nextAt: nextTurn(feed, plan, timeOfInstant(begun)) });
  }
  const claim = await claimRun(store, asked, { ...asked, at: begun });
  if (claim === null) return null;
  const { timeZone } = booked.whole.plan;
  const lastGoodAt = standing?.lastGoodAt ?? null;
  const today = clock.today(timeZone);
  const since = askedSince(feed.months, {
    today,
    lastGood: lastGoodAt === null ? null : dayOfInstant(lastGoodAt, timeZone),
  });
  const running = { feed, claim, since, today };
  if (claim.timesLeft >= MOST_TIMES_LEFT && isByItself(asked.trigger)) {
    await pauseLeft(parts, { ...running, booked });
    return claim;
  }
  const { stopped } = parts;
  const endClaim = keepClaim(store, claim);
  let milliseconds: number | null = null;
  try {
    const answer = await askSource(parts, { planId, feed, since, signal: stopped });
    ({ milliseconds } = answer);
    await unlessStopped(
      stopped,
      parts.inTurn(() => writeAnswer(parts, { ...running, answer })),
    );
  } catch (error) {
    if (stopped?.aborted === true) await interrupt(parts, { ...running, milliseconds, booked });
    else await fail(parts, { ...running, milliseconds, failure: runFailureOf(error, parts.warn), booked });
  } finally {
    endClaim();
  }
  return claim;
}

/** What ended the program twice would end it every hour. */
const MOST_TIMES_LEFT = 2;

/** A person who runs a feed looks at what comes of it. */
function isByItself(trigger: RunTrigger): boolean {
  return trigger === 'schedule' || trigger === 'retry';
}

/** Throws the reason of `stopped` as soon as it is aborted; the work then finds that its claim is gone, and writes nothing. */
async function unlessStopped<T>(stopped: AbortSignal | undefined, work: Promise<T>): Promise<T> {
  if (stopped === undefined) return work;
  const { promise, reject } = Promise.withResolvers<never>();
  const handleAbort = () => reject(stopped.reason);
  stopped.addEventListener('abort', handleAbort);
  try {
    stopped.throwIfAborted();
    return await Promise.race([work, promise]);
  } finally {
    stopped.removeEventListener('abort', handleAbort);
  }
}

type Running = { readonly feed: Feed; readonly claim: Claim; readonly since: Day; readonly today: Day };
type Ended = Running & { readonly booked: BookedPlan };

async function writeAnswer(
  parts: FeedRunParts,
  { answer, ...running }: Running & { readonly answer: Answer },
): Promise<void> {
  const { store, clock, planBook } = parts;
  const { feed, claim, since, today } = running;
  const { planId, feedId } = claim;
  const seen = await planBook.find(planId);
  if (seen === null) throw feedNotFound();
  const brought = await readBrought(seen, {
    file: answer.file,
    mapping: mappingOf(feed),
    goalBy: feed.goalBy,
    today,
    at: clock.now(),
  });
  if (brought.problem !== null) throw new SourceFailure(brought.problem.code, brought.problem.about);
  const ended = await inPlanLock({ store, planId }, async (locked) => {
    const version = Number(locked.stored?.version ?? 0);
    const booked = locked.stored === null ? null : await planBook.findLocked(locked.trx, { planId, version });
    if (booked === null || !(await holdsClaim(locked.trx, claim))) return null;
    const { plan } = booked.whole;
    const memory = await findMemory(locked.trx, { planId, feedId });
    const compared = await compareFigures(brought, {
      db: locked.trx,
      booked,
      today,
      memory,
      run: claim.run.number,
      isAtOnce: feed.writes === 'at_once',
    });
    const at = clock.now();
    const written =
      compared.edits.length === 0
        ? { version }
        : await writeLocked(locked, {
            stamp: fetchedStamp({ planId, at, feed, run: claim.run }),
            folded: await foldEdits(compared.edits),
            known: booked.whole,
          });
    await putMemory(locked.trx, { planId, feedId }, compared.memory);
    const isWaiting = compared.counts.waiting > 0;
    const { read, refused } = compared.counts;
    const isRefused = read > 0 && refused === read;
    const reason = isRefused
      ? ({ code: 'all_refused', about: String(read) } as const)
      : nothingNewOf(new Map([...memory, ...compared.memory]), { booked, today });
    const told = await endRun(locked.trx, claim, {
      at,
      outcome: isRefused ? 'failed' : isWaiting ? 'waiting' : 'done',
      reason,
      counts: compared.counts,
      lines: compared.lines,
      nextAt: nextTurn(feed, plan, timeOfInstant(at)),
      since: formatIsoDate(since),
      milliseconds: answer.milliseconds,
      version: written.version === version ? null : written.version,
      waiting: isWaiting ? waitingText(compared.written) : null,
    });
    return { compared, plan, reason, told };
  });
  if (ended === null) return;
  await tellWaiting(parts, { ...running, ...ended });
  const { plan, reason, told } = ended;
  if (reason !== null && told.tellsOwner) {
    await tellTrouble(parts, { plan, feed, reason, since: told.failingSince });
  }
}

/** A change in the name of a feed. */
export function fetchedStamp({ planId, at, feed, run }: FetchedStamp): ChangeStamp {
  const { id, number } = run;
  const origin = { kind: 'feed', id: feed.id, name: feed.name, run: { id, number } } as const;
  return { planId, at, memberId: null, by: feed.name, what: 'Figures fetched', origin };
}

type FetchedStamp = {
  readonly planId: string;
  readonly at: string;
  readonly feed: Pick<Feed, 'id' | 'name'>;
  readonly run: Claim['run'];
};

/** The program stops: the run is recorded as broken off, and is due again at once. */
async function interrupt(
  { store, clock }: FeedRunParts,
  { feed, claim, since, milliseconds, booked }: Ended & { readonly milliseconds: number | null },
): Promise<void> {
  const at = clock.now();
  await inTransaction(store, async (trx) => {
    if (!(await holdsClaim(trx, claim))) return;
    await endRun(trx, claim, {
      at,
      outcome: 'failed',
      counts: NO_COUNTS,
      lines: [],
      reason: { code: 'interrupted', about: '' },
      nextAt: nextTurn(feed, booked.whole.plan, timeOfInstant(at)) === null ? null : at,
      since: formatIsoDate(since),
      milliseconds,
      isInterrupted: true,
    });
  });
}

/** Pauses a feed whose run was left behind again, in its own name, and says why. */
async function pauseLeft(parts: FeedRunParts, { feed, claim, since, booked }: Ended): Promise<void> {
  const { store, clock, planBook } = parts;
  const { planId, feedId } = claim;
  const reason = { code: 'left_behind', about: '' } as const;
  const ended = await inPlanLock({ store, planId }, async (locked) => {
    const version = Number(locked.stored?.version ?? 0);
    const known = locked.stored === null ? null : await planBook.findLocked(locked.trx, { planId, version });
    if (known === null || !(await holdsClaim(locked.trx, claim))) return null;
    const at = clock.now();
    await writeLocked(locked, {
      stamp: { ...fetchedStamp({ planId, at, feed, run: claim.run }), what: 'Feed changed' },
      folded: await foldEdits([{ entity: 'feed', id: feedId, after: { ...feed, isPaused: true } }]),
      known: known.whole,
    });
    const none = { counts: NO_COUNTS, lines: [], nextAt: null, since: formatIsoDate(since), milliseconds: null };
    return endRun(locked.trx, claim, { at, outcome: 'failed', reason, ...none });
  });
  if (ended === null) return;
  const { plan } = booked.whole;
  await putTurn(store, { planId, feedId }, { turnOf: turnOf({ ...feed, isPaused: true }, plan), nextAt: null });
  if (ended.tellsOwner) await tellTrouble(parts, { plan, feed, reason, since: ended.failingSince });
}

/** Tells the owner of a feed; where no mail went out, the next run tries it again. */
async function tellTrouble(
  { store, tellOwner }: FeedRunParts,
  { since, ...of }: { readonly plan: Plan; readonly feed: Feed; readonly reason: StoredReason; readonly since: string },
): Promise<void> {
  const isNothingNew = of.reason.code === 'nothing_new';
  const isTold = await (isNothingNew ? tellOwner.bringsNothingNew(of) : tellOwner.fails({ ...of, since }));
  if (!isTold) await forgetTold(store, { planId: of.plan.id, feedId: of.feed.id });
}

async function tellWaiting(
  { tellOwner }: FeedRunParts,
  { feed, claim, compared, plan }: Running & { readonly compared: Comparison; readonly plan: Plan },
): Promise<void> {
  const { waiting: count } = compared.counts;
  if (count > 0) await tellOwner.waits({ plan, feed, count, run: claim.run.number });
}

async function fail(
  parts: FeedRunParts,
  {
    feed,
    claim,
    since,
    milliseconds,
    failure,
    booked,
  }: Ended & { readonly milliseconds: number | null; readonly failure: SourceFailure },
): Promise<void> {
  const { store, clock } = parts;
  const { plan } = booked.whole;
  const at = clock.now();
  const { code, about } = failure;
  const failures = (await findStandings(store.db, claim.planId)).get(claim.feedId)?.failures ?? 0;
  const turn = nextTurn(feed, plan, timeOfInstant(at));
  const retryAt =
    turn === null ? null : nextRetry(failures + 1, { failedAt: timeOfInstant(at), turn: timeOfInstant(turn) });
  const ended = await inTransaction(store, async (trx) => {
    if (!(await holdsClaim(trx, claim))) return null;
    return endRun(trx, claim, {
      at,
      outcome: 'failed',
      counts: NO_COUNTS,
      lines: [],
      reason: { code, about },
      nextAt: retryAt === null ? null : isoInstant(retryAt),
      since: formatIsoDate(since),
      milliseconds,
    });
  });
  if (ended?.tellsOwner !== true) return;
  await tellTrouble(parts, { plan, feed, reason: { code, about }, since: ended.failingSince });
}

/** Whatever ends a run, in words that can be shown. */
function runFailureOf(error: unknown, warn: (message: string) => void): SourceFailure {
  const known = failureOf(error);
  if (known !== null) return known;
  if (error instanceof Refusal) {
    return error.code === 'file_too_much'
      ? new SourceFailure('too_much', '400')
      : new SourceFailure('write_refused', error.message);
  }
  warn(`A feed failed unexpectedly: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return new SourceFailure('unexpected');
}

function mappingOf({ mapping }: Pick<Feed, 'mapping'>): ImportMapping {
  return importMappingSchema.parse(JSON.parse(mapping));
}

export function feedNotFound(): Refusal {
  return new Refusal({ status: 404, code: 'feed_not_found', message: 'There is no such feed.' });
}
