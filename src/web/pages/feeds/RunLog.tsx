import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FeedCounts, FeedLine, FeedReply, FeedRun } from '#contract/feed.ts';
import type { Plan } from '#core/plan/plan.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/feeds.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { FeedLines } from './FeedLines.tsx';
import type { FeedCalls } from './feedCalls.ts';
import { reasonText, secondsText, whenText } from './feedTexts.ts';
import styles from './RunLog.module.css';

/** The runs of a feed, and one of them with what it did. */
export function RunLog({
  feed,
  plan,
  calls,
  chosen,
  onChoose,
}: {
  readonly feed: FeedReply;
  readonly plan: Plan;
  readonly calls: FeedCalls;
  /** The id of the run that is shown; null for the newest. */
  readonly chosen: string | null;
  readonly onChoose: (runId: string) => void;
}) {
  const listed = useInfiniteQuery({
    queryKey: [...calls.key, feed.id, 'runs', feed.runs, feed.last_run?.outcome],
    queryFn: ({ pageParam }) => calls.runs(feed.id, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next_before: before }) => before,
  });
  const runs = listed.data?.pages.flatMap((page) => page.runs) ?? [];
  const isListed = chosen === null || runs.some(({ id }) => id === chosen);
  // A link may lead to a run that is many pages back.
  const far = useQuery({
    queryKey: [...calls.key, feed.id, 'far run', chosen],
    queryFn: () => calls.detail(feed.id, chosen ?? ''),
    enabled: listed.isSuccess && !isListed,
    retry: false,
  });
  const shown = isListed ? (runs.find(({ id }) => id === chosen) ?? runs[0]) : far.data;
  if (listed.isSuccess && runs.length === 0) return <p className={styles.nothing}>{say.noRuns}</p>;
  return (
    <div className={styles.log}>
      <div className={styles.runs}>
        <table aria-label={say.runsOf(feed.name)}>
          <thead>
            <tr>
              <th scope="col">{say.run}</th>
              <th scope="col">{say.when}</th>
              <th scope="col">{say.kinds.changed}</th>
              <th scope="col">{say.kinds.refused}</th>
              <th scope="col">{say.kinds.waiting}</th>
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run.id} data-current={run === shown}>
                <td>
                  <button type="button" aria-pressed={run === shown} onClick={() => onChoose(run.id)}>
                    {run.number}
                  </button>
                </td>
                <td>{whenText(run.started_at, plan)}</td>
                {run.outcome === 'failed' ? (
                  <td colSpan={3} className={styles.failed}>
                    {say.states.fails}
                  </td>
                ) : (
                  <>
                    <td>{run.counts.changed}</td>
                    <td>{run.counts.refused}</td>
                    <td>{openIn(run, feed).asked + run.counts.waiting}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
        {listed.hasNextPage && (
          <Button look="link" size="small" onClick={() => void listed.fetchNextPage()}>
            {say.earlier}
          </Button>
        )}
      </div>
      {far.isError && <p role="alert">{say.runGone}</p>}
      {shown !== undefined && <RunDetail key={shown.id} feed={feed} run={shown} plan={plan} calls={calls} />}
    </div>
  );
}

function RunDetail({
  feed,
  run,
  plan,
  calls,
}: {
  readonly feed: FeedReply;
  readonly run: FeedRun;
  readonly plan: Plan;
  readonly calls: FeedCalls;
}) {
  const client = useQueryClient();
  const [said, setSaid] = useState<string | null>(null);
  const detail = useQuery({
    queryKey: [...calls.key, feed.id, 'run', run.id, run.outcome, run.counts.waiting],
    queryFn: () => calls.detail(feed.id, run.id),
  });
  const isNewest = feed.last_run?.id === run.id;

  async function handle(work: () => Promise<unknown>, done: string) {
    setSaid(null);
    try {
      await work();
      setSaid(done);
      await client.invalidateQueries({ queryKey: calls.key });
    } catch (reason) {
      setSaid(refusalText(reason, say.unreachable));
    }
  }

  const answer = ({ goal, date, figure }: FeedLine, take: boolean) =>
    void handle(() => calls.answer(feed.id, [{ goal_id: goal?.id, date, figure, take }]), say.answered);

  return (
    <section className={styles.detail} aria-label={say.runTitle(run.number, whenText(run.started_at, plan))}>
      <header>
        <div>
          <h4>{say.runTitle(run.number, whenText(run.started_at, plan))}</h4>
          {run.outcome !== 'failed' && <p>{say.readIn(run.counts.read, secondsText(run.milliseconds))}</p>}
        </div>
        {run.version !== null && (
          <Button size="small" onClick={() => void handle(() => calls.undo(run.version ?? 0), say.undone)}>
            <LateIcon name="undo" size={14} />
            {say.undoRun}
          </Button>
        )}
        {run.outcome === 'waiting' && (
          <Button
            size="small"
            look="primary"
            onClick={() => void handle(() => calls.accept(feed.id, run.id), say.answered)}
          >
            {say.acceptWord}
          </Button>
        )}
      </header>
      {said !== null && <p role="status">{said}</p>}
      {run.reason !== null && <p className={styles.failed}>{reasonText(run.reason)}</p>}
      {run.outcome !== 'failed' && <Counts counts={openIn(run, feed)} />}
      {detail.data !== undefined && (
        <FeedLines lines={detail.data.lines} plan={plan} onAnswer={isNewest ? answer : null} />
      )}
      {detail.data?.is_cut === true && <p>{say.cut}</p>}
    </section>
  );
}

/** A run keeps how much it asked; of what was answered since nothing waits. */
function openIn({ counts }: FeedRun, { questions }: FeedReply): FeedCounts {
  return { ...counts, asked: Math.min(counts.asked, questions) };
}

const COUNTED = ['changed', 'refused', 'asked', 'waiting', 'same'] as const;

export function Counts({ counts }: { readonly counts: FeedCounts }) {
  const shown = COUNTED.filter((kind) => kind !== 'waiting' || counts.waiting > 0);
  return (
    <dl className={styles.counts}>
      {shown.map((kind) => (
        <div key={kind} data-kind={kind}>
          <dd className="title">{counts[kind]}</dd>
          <dt className="quiet small">{say.counted[kind](counts[kind])}</dt>
        </div>
      ))}
    </dl>
  );
}
