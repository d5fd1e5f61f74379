import * as z from 'zod';
import { importMappingSchema } from '#contract/import.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import type { Feed } from '#core/feed/feed.ts';
import { askedSince, nextRetry, nextRun } from '#core/feed/feedSchedule.ts';
import type { Plan } from '#core/plan/plan.ts';
import { type Clock, dayOfInstant, isoInstant, timeOfInstant } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import type { Sealing } from '#server/base/sealing.ts';
import { findConnection, noteAsked } from '#server/features/connections/connectionRepository.ts';
import { openConnection } from '#server/features/connections/openConnection.ts';
import type { FeedPlaces } from '#server/features/connections/sources/feedOrigins.ts';
import { failureOf, SourceFailure } from '#server/features/connections/sources/sourceFailure.ts';
import { fetchSource } from '#server/features/connections/sources/sources.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { ChangeStamp } from '#server/store/changes/changeLogWriting.ts';
import { writeLocked } from '#server/store/changes/changes.ts';
import { foldEdits } from '#server/store/changes/foldedChange.ts';
import { inPlanLock } from '#server/store/changes/planLock.ts';
import type { Store } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import { type Comparison, compareFigures } from './compareFigures.ts';
import { findMemory, putMemory } from './feedMemory.ts';
import {
  type Claim,
  claimRun,
  endRun,
  findFeeds,
  findStandings,
  holdsClaim,
  NO_COUNTS,
  putTurn,
  type RunTrigger,
} from './feedRepository.ts';
import { type Brought, type BroughtFigure, readBrought } from './readBrought.ts';
import type { TellOwner } from './tellOwner.ts';

export type FeedRunParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly planBook: PlanBook;
  readonly sealing: Sealing;
  readonly feedPlaces: FeedPlaces;
  readonly tellOwner: TellOwner;
  readonly warn: (message: string) => void;
  /** Reading and comparing, one after the other: the page has the rest of the machine. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
};

export type RunAsked = {
  readonly planId: string;
  readonly feedId: string;
  readonly trigger: RunTrigger;
  readonly by: string | null;
  readonly nextAt?: string;
};

/** The schedule that a turn was worked out from; another one has other turns. */
export function turnOf({ schedule, isPaused }: Feed, { timeZone }: Pick<Plan, 'timeZone'>): string {
  return JSON.stringify([schedule, timeZone, isPaused]);
}

export function nextTurn(
  { schedule, isPaused }: Feed,
  { timeZone }: Pick<Plan, 'timeZone'>,
  now: number,
): string | null {
  return isPaused ? null : isoInstant(nextRun(schedule, now, timeZone));
}

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
  let milliseconds: number | null = null;
  try {
    const answer = await askSource(parts, { planId, feed, since });
    ({ milliseconds } = answer);
    await parts.inTurn(() => writeAnswer(parts, { ...running, answer }));
  } catch (error) {
    await fail(parts, { ...running, milliseconds, failure: runFailureOf(error, parts.warn), booked });
  }
  return claim;
}

type Answer = Awaited<ReturnType<typeof fetchSource>>;

/** Asks the source of a feed. Throws SourceFailure or OutFailure, and notes with the connection how it went. */
export async function askSource(
  { store, clock, sealing, feedPlaces: places }: Pick<FeedRunParts, 'store' | 'clock' | 'sealing' | 'feedPlaces'>,
  {
    planId,
    feed,
    since,
  }: { readonly planId: string; readonly feed: Pick<Feed, 'connectionId' | 'ask'>; readonly since: Day },
): Promise<Answer> {
  const connection = await findConnection(store.db, feed.connectionId);
  const isOpen = connection !== null && (connection.planIds === null || connection.planIds.includes(planId));
  if (!isOpen) throw new SourceFailure('connection_gone');
  const note = (reason: SourceFailure | null) => noteAsked(store, { id: connection.id, at: clock.now(), reason });
  try {
    const answer = await fetchSource(openConnection(connection, { sealing, places }), { ask: feed.ask, since });
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
  'too_large',
  'file_missing',
  'file_outside',
  'file_changing',
  'unreadable',
  'encoding',
  'not_found',
]);

type Running = { readonly feed: Feed; readonly claim: Claim; readonly since: Day; readonly today: Day };

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
  if (brought.problem !== null) throw brought.problem;
  const ended = await inPlanLock({ store, planId }, async (locked) => {
    const version = Number(locked.stored?.version ?? 0);
    const booked = locked.stored === null ? null : await planBook.findLocked(locked.trx, { planId, version });
    if (booked === null || !(await holdsClaim(locked.trx, claim))) return null;
    const { plan } = booked.whole;
    const compared = await compareFigures(brought, {
      db: locked.trx,
      booked,
      today,
      memory: await findMemory(locked.trx, { planId, feedId }),
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
    await endRun(locked.trx, claim, {
      at,
      outcome: isWaiting ? 'waiting' : 'done',
      counts: compared.counts,
      lines: compared.lines,
      nextAt: nextTurn(feed, plan, timeOfInstant(at)),
      since: formatIsoDate(since),
      milliseconds: answer.milliseconds,
      version: written.version === version ? null : written.version,
      waiting: isWaiting ? waitingText(compared.written) : null,
    });
    return { compared, plan };
  });
  if (ended === null) return;
  await tellWaiting(parts, { ...running, ...ended });
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
  }: Running & { readonly milliseconds: number | null; readonly failure: SourceFailure; readonly booked: BookedPlan },
): Promise<void> {
  const { store, clock, tellOwner } = parts;
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
  if (ended?.tellsOwner === true)
    await tellOwner.fails({ plan, feed, reason: { code, about }, since: ended.failingSince });
}

/** Whatever ends a run, in words that can be shown. */
function runFailureOf(error: unknown, warn: (message: string) => void): SourceFailure {
  const known = failureOf(error);
  if (known !== null) return known;
  if (error instanceof Refusal) {
    return error.code === 'file_too_much'
      ? new SourceFailure('too_large', '10')
      : new SourceFailure('write_refused', error.message);
  }
  warn(`A feed failed unexpectedly: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return new SourceFailure('unexpected');
}

export function mappingOf({ mapping }: Pick<Feed, 'mapping'>): Brought['mapping'] {
  return importMappingSchema.parse(JSON.parse(mapping));
}

const waitingSchema = z.array(z.tuple([z.string(), z.number(), z.enum(['target', 'actual']), z.number()]));

function waitingText(figures: readonly BroughtFigure[]): string {
  return JSON.stringify(figures.map(({ goalId, date, figure, value }) => [goalId, date, figure, value]));
}

export function waitingFigures(text: string): BroughtFigure[] {
  return waitingSchema
    .parse(JSON.parse(text))
    .map(([goalId, date, figure, value]) => ({ goalId, date: date as Day, figure, value }));
}

export function feedNotFound(): Refusal {
  return new Refusal({ status: 404, code: 'feed_not_found', message: 'There is no such feed.' });
}
