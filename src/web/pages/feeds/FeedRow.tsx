import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { FeedReply } from '#contract/feed.ts';
import type { Plan } from '#core/plan/plan.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/feeds.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon, type LateIconName } from '#web/base/ui/LateIcon.tsx';
import { Menu, MenuAction } from '#web/base/ui/Menu.tsx';
import styles from './FeedRow.module.css';
import type { FeedCalls } from './feedCalls.ts';
import { dayText, reasonText, whenText } from './feedTexts.ts';
import { RunLog } from './RunLog.tsx';

const ICON_OF: Readonly<Record<FeedReply['state'], LateIconName>> = {
  works: 'check',
  nothing_new: 'warning',
  waits: 'clock',
  fails: 'warning',
  paused: 'pause',
  new: 'clock',
};

export function FeedRow({
  feed,
  plan,
  calls,
  opened,
  onOpen,
  onClose,
  onEdit,
  onSecret,
}: {
  readonly feed: FeedReply;
  readonly plan: Plan;
  readonly calls: FeedCalls;
  /** Null while it is closed; else the run that is shown, null for the newest. */
  readonly opened: { readonly run: string | null } | null;
  readonly onOpen: (run: string | null) => void;
  readonly onClose: () => void;
  readonly onEdit: () => void;
  /** Gives the secret of its connection again; left out where somebody may not. */
  readonly onSecret?: () => void;
}) {
  const client = useQueryClient();
  const id = useId();
  const menuId = useId();
  const isOpen = opened !== null;
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);

  async function handle(work: () => Promise<unknown>) {
    setBusy(true);
    setSaid(null);
    try {
      await work();
    } catch (reason) {
      setSaid(refusalText(reason, say.unreachable));
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: calls.key });
    }
  }

  const run = () => void handle(() => calls.run(feed.id)).then(() => onOpen(null));
  return (
    <li className={styles.row} data-state={feed.state}>
      <div className={styles.cells}>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => (isOpen ? onClose() : onOpen(null))}
        >
          <LateIcon name={isOpen ? 'chevronDown' : 'chevronRight'} size={14} />
          <span>
            <strong className="body-strong">{feed.name}</strong>
            <small>{say.about(feed.goals, feed.owner)}</small>
          </span>
        </button>
        <span className={styles.state}>
          <span>
            <LateIcon name={ICON_OF[feed.state]} size={14} />
            {feed.state === 'fails' ? say.failsSince(dayText(feed.failing_since, plan)) : say.states[feed.state]}
          </span>
          <small>{stateNote(feed, plan)}</small>
        </span>
        <span className={styles.last}>
          <b>{say.lastRun}</b>
          <span>{whenText(feed.last_run?.started_at ?? null, plan)}</span>
          <small>{lastNote(feed)}</small>
        </span>
        <span className={styles.next}>
          <b>{say.nextRun}</b>
          <span>{whenText(feed.next_run_at, plan)}</span>
          <small>{say.rhythms[feed.schedule.every]}</small>
        </span>
        <span className={styles.writes}>{feed.writes === 'at_once' ? say.atOnce : say.onYes}</span>
        <span className={styles.more}>
          <Button look="ghost" size="square" popoverTarget={menuId} aria-label={say.moreOf(feed.name)}>
            <LateIcon name="more" />
          </Button>
          <Menu id={menuId} label={say.moreOf(feed.name)} alignment="end">
            {(close) => (
              <>
                <MenuAction
                  icon="play"
                  onChoose={() => {
                    close();
                    run();
                  }}
                >
                  {say.runNow}
                </MenuAction>
                <MenuAction
                  icon="pencil"
                  onChoose={() => {
                    close();
                    onEdit();
                  }}
                >
                  {say.edit}
                </MenuAction>
                <MenuAction
                  icon="pause"
                  onChoose={() => {
                    close();
                    void handle(() => calls.change(feed.id, { is_paused: !feed.is_paused }));
                  }}
                >
                  {feed.is_paused ? say.resume : say.pause}
                </MenuAction>
                <MenuAction
                  icon="trash"
                  onChoose={() => {
                    close();
                    void handle(() => calls.remove(feed.id));
                  }}
                >
                  {say.remove}
                </MenuAction>
              </>
            )}
          </Menu>
        </span>
      </div>
      {said !== null && (
        <p role="alert" className={styles.said}>
          {said}
        </p>
      )}
      {isBusy && (
        <p role="status" className={styles.said}>
          {say.running}
        </p>
      )}
      {feed.reason !== null && (IN_TROUBLE.has(feed.state) || feed.reason.code === 'left_behind') && (
        <div className={styles.failure}>
          <p>
            <strong>{reasonText(feed.reason)}</strong> {feed.state === 'fails' && say.noLoss}
          </p>
          {SECRET_REASONS.has(feed.reason.code) ? (
            onSecret !== undefined && (
              <Button size="small" onClick={onSecret}>
                {say.changePassword}
              </Button>
            )
          ) : (
            <Button size="small" onClick={onEdit}>
              {say.edit}
            </Button>
          )}
          <Button size="small" disabled={isBusy} onClick={run}>
            <LateIcon name="retry" size={14} />
            {say.tryNow}
          </Button>
        </div>
      )}
      <div id={id} hidden={!isOpen} className={styles.opened}>
        {opened !== null && <RunLog feed={feed} plan={plan} calls={calls} chosen={opened.run} onChoose={onOpen} />}
      </div>
    </li>
  );
}

const IN_TROUBLE: ReadonlySet<FeedReply['state']> = new Set(['fails', 'nothing_new']);

/** What another secret of its connection mends. */
const SECRET_REASONS: ReadonlySet<string> = new Set(['password_refused', 'secret_lost']);

function stateNote({ state, runs, failures, told_at: toldAt, last_run: last }: FeedReply, plan: Plan): string {
  if (state === 'fails') return toldAt === null ? say.tries(failures) : say.ownerTold(dayText(toldAt, plan));
  if (state === 'waits') return say.waitingCount(last?.counts.waiting ?? 0);
  return say.runCount(runs);
}

function lastNote({ last_run: last, questions }: FeedReply): string {
  if (last === null) return '';
  if (last.outcome === 'failed') return say.states.fails;
  const { changed, refused } = last.counts;
  const parts = [
    `${changed} ${say.counted.changed(changed)}`,
    ...(refused > 0 ? [`${refused} ${say.counted.refused(refused)}`] : []),
  ];
  return [...parts, ...(questions > 0 ? [say.questionCount(questions)] : [])].join(', ');
}
