import type { Operation } from '#server/platform/operations/operation.ts';
import type { Database } from '#server/store/database/store.ts';
import type { FeedOfPlan } from './feedRepository.ts';
import { findAllStandings } from './feedRepository.ts';

/** Says of all feeds at once, for log, metrics, health and the notice to administrators, whether they bring figures. */
export async function reportFeeds(
  db: Database,
  operation: Operation,
  { feeds, planNames }: { readonly feeds: readonly FeedOfPlan[]; readonly planNames: ReadonlyMap<string, string> },
): Promise<void> {
  operation.isOn = feeds.length > 0;
  if (feeds.length === 0) return;
  const standings = new Map((await findAllStandings(db)).map((each) => [`${each.planId} ${each.feedId}`, each]));
  const troubled = feeds.flatMap(({ planId, feed }) => {
    const reason = standings.get(`${planId} ${feed.id}`)?.reason ?? null;
    // Who paused a feed knows of it; what Milepost paused by itself waits for somebody.
    const isTold = reason !== null && (!feed.isPaused || reason.code === 'left_behind');
    return !isTold ? [] : [`“${feed.name}” of “${planNames.get(planId) ?? ''}” (${reason.code})`];
  });
  if (troubled.length === 0) operation.succeeded();
  else operation.failed(`${troubled.length} of ${feeds.length} bring none: ${shortened(troubled)}.`);
}

const MOST_NAMED = 5;

function shortened(troubled: readonly string[]): string {
  const named = troubled.slice(0, MOST_NAMED).join(', ');
  return troubled.length > MOST_NAMED ? `${named} and ${troubled.length - MOST_NAMED} more` : named;
}
