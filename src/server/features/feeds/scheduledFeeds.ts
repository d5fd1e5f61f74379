import { atMost } from '#server/base/atMost.ts';
import { timeOfInstant } from '#server/base/clock.ts';
import type { Operation } from '#server/platform/operations/operation.ts';
import { findPlan } from '#server/store/plans/plans.ts';
import { freeLeftClaims } from './feedClaims.ts';
import { findAllFeeds, findAllStandings, putTurn } from './feedRepository.ts';
import { reportFeeds } from './feedsOperation.ts';
import { nextTurn, turnOf } from './feedTurn.ts';
import { type FeedRunParts, runFeed } from './runFeed.ts';

export type ScheduledFeeds = {
  /** Runs what is due, and waits for it. */
  look(): Promise<void>;
  stop(): Promise<void>;
};

/** `operation`: told how the feeds of all plans do. */
type ScheduledParts = FeedRunParts & { readonly operation?: Operation };

const LOOK_EVERY_MS = 20_000;
/** Sources asked at a time by one process. */
const AT_ONCE = 4;

/** Runs every feed at its turn: with several processes each turn once, for it is claimed in the store. */
export function startScheduledFeeds(parts: ScheduledParts): ScheduledFeeds {
  let isStopped = false;
  let running: Promise<void> = freeLeftClaims(parts.store).catch(
    tell(parts, 'What a killed process left of feeds could not be freed'),
  );
  const look = () => {
    running = running.then(() => lookOnce(parts, () => isStopped)).catch(tell(parts, 'Feeds could not be looked at'));
    return running;
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return {
    look,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

async function lookOnce(parts: ScheduledParts, isStopped: () => boolean): Promise<void> {
  const { store, clock, operation } = parts;
  const feeds = await findAllFeeds(store.db);
  const planNames = new Map<string, string>();
  const standings = new Map((await findAllStandings(store.db)).map((each) => [`${each.planId} ${each.feedId}`, each]));
  const now = clock.now();
  const limited = atMost({ running: AT_ONCE, waiting: Number.POSITIVE_INFINITY });
  const runs: Promise<void>[] = [];
  for (const [planId, ofPlan] of Map.groupBy(feeds, (each) => each.planId)) {
    const plan = await findPlan(store.db, planId);
    if (plan === null || plan.isArchived) continue;
    planNames.set(planId, plan.name);
    for (const { feed } of ofPlan) {
      const standing = standings.get(`${planId} ${feed.id}`);
      const turn = turnOf(feed, plan);
      if (standing?.turnOf !== turn || (standing.nextAt === null && !feed.isPaused)) {
        const nextAt = nextTurn(feed, plan, timeOfInstant(now));
        await putTurn(store, { planId, feedId: feed.id }, { turnOf: turn, nextAt });
        continue;
      }
      const { nextAt, isRunning, failures } = standing;
      if (nextAt === null || nextAt > now || isRunning) continue;
      const asked = {
        planId,
        feedId: feed.id,
        trigger: failures > 0 ? 'retry' : 'schedule',
        by: null,
        nextAt,
      } as const;
      const run = async () => {
        if (!isStopped() && parts.stopped?.aborted !== true) await runFeed(parts, asked);
      };
      runs.push(limited(run).catch(tell(parts, 'A feed could not be run')));
    }
  }
  await Promise.all(runs);
  const shown = feeds.filter(({ planId }) => planNames.has(planId));
  if (operation !== undefined) await reportFeeds(store.db, operation, { feeds: shown, planNames });
}

function tell({ warn }: FeedRunParts, what: string): (error: unknown) => void {
  return (error) => warn(`${what}: ${error instanceof Error ? error.message : String(error)}`);
}
