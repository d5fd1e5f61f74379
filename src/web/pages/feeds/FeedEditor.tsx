import { useState } from 'react';
import type { FeedReply, Feeds } from '#contract/feed.ts';
import type { Plan } from '#core/plan/plan.ts';
import { say } from '#web/base/messages/say/feeds.ts';
import { say as liveWords } from '#web/base/messages/say/live.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { useLineEnded } from '#web/plan/live/liveChanges.ts';
import { Meanwhile } from '#web/plan/meanwhile/Meanwhile.tsx';
import styles from './FeedEditor.module.css';
import { FeedLines } from './FeedLines.tsx';
import { FeedQuestion } from './FeedQuestion.tsx';
import { FeedSchedule } from './FeedSchedule.tsx';
import { FeedSource } from './FeedSource.tsx';
import { FeedWriting } from './FeedWriting.tsx';
import type { FeedCalls } from './feedCalls.ts';
import { Counts } from './RunLog.tsx';
import { type FeedEditing, useFeedDraft } from './useFeedDraft.ts';

/** What would this feed do to my plan? One page, with the answer beside it. */
export function FeedEditor({
  feed,
  isGone,
  feeds,
  plan,
  calls,
  onDone,
}: {
  readonly feed: FeedReply | null;
  /** Somebody removed the feed while it was edited. */
  readonly isGone: boolean;
  readonly feeds: Feeds;
  readonly plan: Plan;
  readonly calls: FeedCalls;
  /** The id of the feed where it was saved. */
  readonly onDone: (saved: string | null) => void;
}) {
  const [since] = useState(usePlan().version);
  const editing = useFeedDraft({ feed, feeds, calls, onDone });
  const { draft, preview } = editing;
  const isNew = feed === null;
  return (
    <div className={styles.editor}>
      <header className={styles.head}>
        <h2 className="display">{isNew ? say.newFeed : say.editFeed}</h2>
        <p className="quiet body">{say.editorText}</p>
      </header>
      <div className={styles.form}>
        <Meanwhile
          of={{ entity: 'feed', kind: 'settings', id: feed?.id ?? '' }}
          since={since}
          gone={isGone ? liveWords.feedGone : null}
          typed={editing.typedTexts}
        />
        <FeedSource editing={editing} connections={feeds.connections} />
        <FeedQuestion
          editing={editing}
          connection={feeds.connections.find(({ id }) => id === draft.connection_id)}
          plan={plan}
        />
        <FeedSchedule editing={editing} plan={plan} />
        <FeedWriting editing={editing} />
      </div>
      <aside className={styles.side} aria-label={isNew ? say.firstRun : say.nextWould}>
        <header>
          <h3 className="body-strong">{isNew ? say.firstRun : say.nextWould}</h3>
          <p>{preview === null ? say.notAsked : say.compared}</p>
        </header>
        {preview !== null && preview.reason === null && (
          <>
            <Counts counts={preview.counts} />
            {preview.lines.length === 0 && <p>{say.nothingChanges}</p>}
            <FeedLines lines={preview.lines} plan={plan} isNarrow />
          </>
        )}
        <Acts editing={editing} isGone={isGone} onCancel={() => onDone(null)} />
      </aside>
    </div>
  );
}

function Acts({
  editing,
  isGone,
  onCancel,
}: {
  readonly editing: FeedEditing;
  readonly isGone: boolean;
  readonly onCancel: () => void;
}) {
  const isLost = useLineEnded() || isGone;
  const { preview, said, isAsking } = editing;
  const changes = preview?.reason === null ? preview.counts.changed : 0;
  const canSave = editing.canSave && !isLost;
  return (
    <div className={styles.acts}>
      {said !== null && <p role="alert">{said}</p>}
      {!editing.canWork && !isAsking && (
        <p role="status" className="quiet small">
          {editing.isTried ? say.cannotWork : say.tryFirst}
        </p>
      )}
      <Button onClick={onCancel}>{say.cancel}</Button>
      {changes > 0 && (
        <Button disabled={!canSave} onClick={() => void editing.saveAndRun(false)}>
          {say.saveOnly}
        </Button>
      )}
      <Button look="primary" disabled={!canSave || isAsking} onClick={() => void editing.saveAndRun(changes > 0)}>
        {changes > 0 ? say.saveAndRun(changes) : say.saveFeed}
      </Button>
    </div>
  );
}
