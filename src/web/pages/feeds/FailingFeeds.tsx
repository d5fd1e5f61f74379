import { useQuery } from '@tanstack/react-query';
import { feedPath } from '#contract/pages.ts';
import type { Plan } from '#core/plan/plan.ts';
import { say } from '#web/base/messages/say/feeds.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './FailingFeeds.module.css';
import { feedCalls } from './feedCalls.ts';
import { dayText, reasonText } from './feedTexts.ts';

/** The feeds of a plan that fail, or wait for somebody; nothing while all works. */
export function useTroubledFeeds(planId: string, isAsked: boolean) {
  const { key, list } = feedCalls(planId);
  const { data } = useQuery({ queryKey: key, queryFn: list, enabled: isAsked, staleTime: STALE_MS });
  return (
    data?.feeds.filter(({ state, reason, questions }) => reason !== null || state === 'waits' || questions > 0) ?? []
  );
}

const STALE_MS = 60_000;

/** For leads, beside what waits for a figure: the feed may be the cause. */
export function FailingFeeds({ plan, isAsked }: { readonly plan: Plan; readonly isAsked: boolean }) {
  const feeds = useTroubledFeeds(plan.id, isAsked);
  if (feeds.length === 0) return null;
  return (
    <ul className={styles.feeds} aria-label={say.troubled}>
      {feeds.map((feed) => (
        <li key={feed.id} data-state={feed.state}>
          <LateIcon name={feed.reason !== null ? 'warning' : 'clock'} size={14} />
          <p>
            <strong className="body-strong">
              {feed.state === 'fails'
                ? say.troubleSince(feed.name, dayText(feed.failing_since, plan))
                : feed.reason !== null
                  ? say.inTrouble(feed.name)
                  : say.troubleWaits(feed.name, feed.questions + (feed.last_run?.counts.waiting ?? 0))}
            </strong>{' '}
            {feed.reason !== null && reasonText(feed.reason)}
          </p>
          <a href={feedPath(plan.id, { feed: feed.id })}>{say.openFeed}</a>
        </li>
      ))}
    </ul>
  );
}
