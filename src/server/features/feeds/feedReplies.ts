import type { FeedLine, FeedReply, FeedRun, FeedRunDetail, FeedState } from '#contract/feed.ts';
import { importMappingSchema } from '#contract/import.ts';
import type { Feed } from '#core/feed/feed.ts';
import { nameOf } from '#server/features/asking/membership.ts';
import { feedReasonOf } from '#server/features/connections/feedReasonOf.ts';
import type { WholePlan } from '#server/store/plans/wholePlan.ts';
import { figureKey, type KnownFigures } from './feedMemory.ts';
import type { FeedStanding, StoredRun } from './feedRepository.ts';

export function feedReply(
  feed: Feed,
  {
    owners,
    standing,
    lastRun,
    goals,
    questions,
  }: {
    readonly owners: WholePlan['owners'];
    readonly standing: FeedStanding | null;
    readonly lastRun: StoredRun | null;
    readonly goals: number;
    readonly questions: number;
  },
): FeedReply {
  const owner = owners.members.find(({ id }) => id === feed.ownerId);
  const reason = standing?.reason ?? null;
  return {
    id: feed.id,
    name: feed.name,
    connection_id: feed.connectionId,
    ask: feed.ask,
    months: feed.months,
    goal_by: feed.goalBy,
    mapping: importMappingSchema.parse(JSON.parse(feed.mapping)),
    schedule: {
      every: feed.schedule.every,
      at: feed.schedule.at,
      weekday: feed.schedule.weekday,
      month_day: feed.schedule.monthDay,
    },
    writes: feed.writes,
    owner_id: feed.ownerId,
    is_paused: feed.isPaused,
    state: stateOf(feed, standing, lastRun),
    goals,
    owner: owner === undefined ? null : nameOf(owner),
    next_run_at: feed.isPaused ? null : (standing?.nextAt ?? null),
    failures: standing?.failures ?? 0,
    failing_since: standing?.failingSince ?? null,
    reason: reason === null ? null : feedReasonOf(reason),
    told_at: standing?.toldAt ?? null,
    last_good_at: standing?.lastGoodAt ?? null,
    last_failure_at: standing?.lastFailureAt ?? null,
    runs: standing?.runs ?? 0,
    last_run: lastRun === null ? null : runReply(lastRun),
    questions,
  };
}

export function stateOf({ isPaused }: Feed, standing: FeedStanding | null, lastRun: StoredRun | null): FeedState {
  if (isPaused) return 'paused';
  if (standing !== null && standing.failures > 0) return 'fails';
  if (lastRun?.outcome === 'waiting') return 'waits';
  if (standing?.reason?.code === 'nothing_new') return 'nothing_new';
  return lastRun === null ? 'new' : 'works';
}

export function runReply(run: StoredRun): FeedRun {
  return {
    id: run.id,
    number: run.number,
    trigger: run.trigger,
    by: run.by,
    started_at: run.startedAt,
    ended_at: run.endedAt,
    outcome: run.outcome,
    counts: run.counts,
    reason: run.reason === null ? null : feedReasonOf(run.reason),
    since: run.since,
    milliseconds: run.milliseconds,
    version: run.version,
  };
}

export function runDetailReply(run: StoredRun): FeedRunDetail {
  return { ...runReply(run), lines: [...run.lines], is_cut: run.isCut };
}

/** A run keeps what it asked; whether that waits for an answer yet is known of the figure. */
export function withAnswers(detail: FeedRunDetail, memory: ReadonlyMap<string, KnownFigures>): FeedRunDetail {
  const waits = ({ goal, date, figure }: FeedLine) =>
    goal !== null &&
    date !== null &&
    figure !== null &&
    memory.get(goal.id)?.get(figureKey({ date, figure }))?.asked !== undefined;
  const lines = detail.lines.map((line) =>
    line.kind !== 'asked' || waits(line) ? line : { ...line, is_answered: true },
  );
  return { ...detail, lines };
}
