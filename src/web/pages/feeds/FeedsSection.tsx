import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FeedReply, Feeds } from '#contract/feed.ts';
import { sessionQuery } from '#web/base/api/queries.ts';
import { say } from '#web/base/messages/say/feeds.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { Connections } from './Connections.tsx';
import { FeedEditor } from './FeedEditor.tsx';
import { FeedRow } from './FeedRow.tsx';
import styles from './FeedsSection.module.css';
import { feedCalls } from './feedCalls.ts';
import { useFeedPlace } from './useFeedPlace.ts';

/** Do our figures arrive, and what needs a hand? */
export default function FeedsSection() {
  const { plan } = usePlan();
  const calls = feedCalls(plan.id);
  const asked = useQuery({ queryKey: calls.key, queryFn: calls.list, refetchInterval: REFETCH_MS });
  const isAdministrator = useQuery(sessionQuery).data?.user.is_administrator === 1;
  const [place, go] = useFeedPlace();
  const [secretOf, setSecretOf] = useState<string | null>(null);
  const data = asked.data;

  const found = data?.feeds.find(({ id }) => id === place.edit) ?? null;
  // What is typed outlives the feed that somebody else removes.
  const [held, setHeld] = useState(found);
  if (found !== null && found !== held) setHeld(found);
  const edited = found ?? (held?.id === place.edit ? held : null);
  if (data !== undefined && (edited !== null || (place.edit === 'new' && data.connections.length > 0))) {
    const onDone = (saved: string | null) => go({ feed: saved ?? found?.id ?? null });
    const isGone = edited !== null && found === null;
    return <FeedEditor key={place.edit} {...{ feed: edited, isGone, feeds: data, plan, calls, onDone }} />;
  }
  return (
    <>
      <header className={styles.head}>
        <div>
          <h2>{say.title}</h2>
          <p>{data === undefined || data.feeds.length === 0 ? say.intro : <Verdict data={data} />}</p>
        </div>
        {data !== undefined && data.connections.length > 0 && (
          <Button look="primary" onClick={() => go({ edit: 'new' }, true)}>
            <Icon name="plus" />
            {say.newFeed}
          </Button>
        )}
      </header>
      {asked.isPending && <p className="quiet body">{say.loading}</p>}
      {asked.isError && data === undefined && (
        <p role="alert" className="quiet body">
          {say.failed}{' '}
          <Button size="small" onClick={() => void asked.refetch()}>
            {say.retry}
          </Button>
        </p>
      )}
      {data !== undefined && data.feeds.length === 0 && (
        <div className={styles.empty}>
          <h3 className="heading">{say.none}</h3>
          <p>{data.connections.length > 0 ? say.noneText : isAdministrator ? say.connectFirst : say.noConnection}</p>
          {data.connections.length > 0 && (
            <Button look="primary" onClick={() => go({ edit: 'new' }, true)}>
              {say.newFeed}
            </Button>
          )}
        </div>
      )}
      {data !== undefined && data.feeds.length > 0 && (
        <ul className="surface" aria-label={say.title} onKeyDown={moveThroughRows}>
          <li className={styles.columns} aria-hidden="true">
            <span>{say.feed}</span>
            <span>{say.state}</span>
            <span>{say.lastRun}</span>
            <span>{say.nextRun}</span>
            <span>{say.writes}</span>
            <span />
          </li>
          {inOrder(data.feeds).map((feed) => (
            <FeedRow
              key={feed.id}
              feed={feed}
              plan={plan}
              calls={calls}
              opened={place.feed === feed.id ? { run: place.run } : null}
              onOpen={(run) => go({ feed: feed.id, run })}
              onClose={() => go({})}
              onEdit={() => go({ edit: feed.id }, true)}
              {...(isAdministrator && { onSecret: () => setSecretOf(feed.connection_id) })}
            />
          ))}
        </ul>
      )}
      {data !== undefined && isAdministrator && (
        <Connections feedsKey={calls.key} plan={plan} secretOf={secretOf} onSecretDone={() => setSecretOf(null)} />
      )}
    </>
  );
}

const REFETCH_MS = 30_000;

/** Failing first, then what waits, then the rest. */
function inOrder(feeds: readonly FeedReply[]): readonly FeedReply[] {
  const place = ({ state }: FeedReply) =>
    ['fails', 'waits'].indexOf(state) + (state === 'fails' || state === 'waits' ? 0 : 3);
  return feeds.toSorted((one, other) => place(one) - place(other));
}

function Verdict({ data: { feeds, time_zone: zone } }: { readonly data: Feeds }) {
  const fails = feeds.filter(({ state }) => state === 'fails').length;
  const paused = feeds.filter(({ state }) => state === 'paused').length;
  const works = feeds.filter(({ state }) => state === 'works' || state === 'waits').length;
  const waiting = feeds.reduce(
    (sum, { last_run: last }) => sum + (last?.outcome === 'waiting' ? last.counts.waiting : 0),
    0,
  );
  const questions = feeds.reduce((sum, feed) => sum + feed.questions, 0);
  return (
    <>
      <strong>
        {say.verdict(works, feeds.length)} {fails > 0 && say.failCount(fails)} {paused > 0 && say.pausedCount(paused)}
      </strong>{' '}
      {waiting > 0 && say.waitingCount(waiting)} {questions > 0 && say.questionCount(questions)}{' '}
      {say.times(zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone)}
    </>
  );
}

/** Arrows move through the rows; Enter opens one, as it is a button, and Escape closes it. */
function moveThroughRows(event: React.KeyboardEvent<HTMLUListElement>): void {
  const openers = [...event.currentTarget.querySelectorAll<HTMLElement>('[aria-expanded]')];
  const at = openers.findIndex((each) => each.matches(':focus'));
  if (at < 0) return;
  if (event.key === 'Escape' && openers[at]?.ariaExpanded === 'true') {
    openers[at]?.click();
    event.stopPropagation();
  }
  const next = event.key === 'ArrowDown' ? openers[at + 1] : event.key === 'ArrowUp' ? openers[at - 1] : undefined;
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
