import { useQuery } from '@tanstack/react-query';
import { ownFeedsPath } from '#contract/addresses.ts';
import type { OwnFeed } from '#contract/feed.ts';
import { feedPath } from '#contract/pages.ts';
import type { Plan } from '#core/plan/plan.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { say } from '#web/base/messages/say/feeds.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './FailingFeeds.module.css';
import { dayText, reasonText } from './feedTexts.ts';

const STALE_MS = 60_000;

/** The feeds that somebody answers for and that bring no figures. */
export function useOwnFeeds(planId: string): readonly OwnFeed[] {
  const { data } = useQuery({
    queryKey: ['own-feeds', planId],
    queryFn: () => fetchJson<OwnFeed[]>(ownFeedsPath(planId)),
    staleTime: STALE_MS,
  });
  return data ?? [];
}

export function OwnFeeds({
  feeds,
  plan,
  mayOpen,
}: {
  readonly feeds: readonly OwnFeed[];
  readonly plan: Plan;
  /** Who does not lead the plan cannot open its feeds. */
  readonly mayOpen: boolean;
}) {
  if (feeds.length === 0) return null;
  return (
    <ul className={styles.feeds} aria-label={say.yours}>
      {feeds.map((feed) => (
        <li key={feed.id} data-state={feed.state}>
          <LateIcon name={feed.state === 'paused' ? 'pause' : 'warning'} size={14} />
          <p>
            <strong className="body-strong">{sentenceOf(feed, plan)}</strong>{' '}
            {feed.reason === null ? !mayOpen && say.askLead : reasonText(feed.reason)}
          </p>
          {mayOpen && <a href={feedPath(plan.id, { feed: feed.id })}>{say.openFeed}</a>}
        </li>
      ))}
    </ul>
  );
}

function sentenceOf({ name, state, failing_since: since }: OwnFeed, plan: Plan): string {
  if (state === 'fails') return say.troubleSince(name, dayText(since, plan));
  return state === 'paused' ? say.isPaused(name) : say.bringsNothingNew(name);
}
