import type { LiveChange } from '#contract/liveEvent.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import { onWritten } from '#server/store/changes/written.ts';
import type { Store } from '#server/store/database/store.ts';
import { findTouchedGoals, type TouchedGoals } from '#server/store/history/touchedGoals.ts';
import { findVersion } from '#server/store/plans/plans.ts';

/** Writes of processes without notifications are seen within this time; others at once (milliseconds). */
const LOOK_EVERY_MS = 1_000;

/** A client that missed more is told the last change, and to reload everything. */
const MOST_MISSED = 50;

export type Follower = {
  readonly since: number | null;
  readonly onChange: (change: LiveChange) => void;
  readonly onGone: () => void;
};

/** Reports each write to a plan, whoever made it. A plan without followers is not polled. */
export type PlanNews = {
  follow(planId: string, follower: Follower): () => void;
  close(): void;
};

type Followed = {
  readonly followers: Map<Follower, { seen: number | null }>;
  readonly timer: NodeJS.Timeout;
  isLooking: boolean;
  /** Written during a check: check again. */
  isDue: boolean;
};

export function createPlanNews(parts: {
  readonly store: Store;
  readonly planBook: PlanBook;
  readonly warn: (message: string) => void;
}): PlanNews {
  const { store, planBook, warn } = parts;
  const plans = new Map<string, Followed>();
  const endWritten = onWritten(store, (planId) => void look(planId));
  const endHeard = store.news.onHeard((planId) => void look(planId));

  async function look(planId: string): Promise<void> {
    const plan = plans.get(planId);
    if (plan === undefined) return;
    plan.isDue = true;
    if (plan.isLooking) return;
    plan.isLooking = true;
    try {
      while (plan.isDue) {
        plan.isDue = false;
        await tell(planId, plan);
      }
    } catch (error) {
      // The next check finds the same changes.
      warn(`Looking for changes of a plan failed: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      plan.isLooking = false;
    }
  }

  async function tell(planId: string, { followers }: Followed): Promise<void> {
    const version = await findVersion(store.db, planId);
    if (version === null) {
      for (const follower of [...followers.keys()]) follower.onGone();
      return;
    }
    const missed = [...followers].flatMap(([follower, known]) => {
      const seen = known.seen ?? version;
      known.seen = version;
      return seen === version ? [] : [{ follower, seen }];
    });
    if (missed.length === 0) return;
    try {
      const since = Math.max(version - MOST_MISSED, Math.min(...missed.map(({ seen }) => seen)));
      const changes = await changesBetween(planId, { since, until: version });
      for (const { follower, seen } of missed) {
        const isTold = seen >= since && seen < version;
        const news = isTold ? changes.filter((change) => change.version > seen) : [{ version, goals: null }];
        for (const change of news) follower.onChange(change);
      }
    } catch (error) {
      for (const { follower, seen } of missed) {
        const known = followers.get(follower);
        if (known !== undefined) known.seen = seen;
      }
      throw error;
    }
  }

  async function changesBetween(
    planId: string,
    { since, until }: { readonly since: number; readonly until: number },
  ): Promise<LiveChange[]> {
    const booked = await planBook.find(planId);
    const isByMilestones = (id: string) => booked?.goals.get(id)?.isByMilestones ?? false;
    const touched = await findTouchedGoals(store.db, { planId, since, until, isByMilestones });
    const hangingOn = (id: string) => booked?.hangingOn(id) ?? [id];
    return Array.from({ length: until - since }, (_, index) => {
      const version = since + 1 + index;
      return { version, goals: withHanging(touched.get(version) ?? null, hangingOn) };
    });
  }

  return {
    follow: (planId, follower) => {
      const plan = plans.get(planId) ?? begin(planId);
      plan.followers.set(follower, { seen: follower.since });
      void look(planId);
      return () => {
        plan.followers.delete(follower);
        if (plan.followers.size > 0 || plans.get(planId) !== plan) return;
        clearInterval(plan.timer);
        plans.delete(planId);
      };
    },
    close: () => {
      endWritten();
      endHeard();
      for (const { timer } of plans.values()) clearInterval(timer);
      plans.clear();
    },
  };

  function begin(planId: string): Followed {
    const timer = setInterval(() => void look(planId), LOOK_EVERY_MS).unref();
    const plan: Followed = { followers: new Map(), timer, isLooking: false, isDue: false };
    plans.set(planId, plan);
    return plan;
  }
}

/** A change of a goal can alter itself, its ancestors and what is computed from any of them. */
function withHanging(goals: TouchedGoals, hangingOn: (id: string) => Iterable<string>): string[] | null {
  if (goals === null) return null;
  const all = new Set<string>();
  for (const goal of goals) for (const id of hangingOn(goal)) all.add(id);
  return [...all];
}
