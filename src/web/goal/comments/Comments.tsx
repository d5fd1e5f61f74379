import { useEffect, useRef, useState } from 'react';
import { goalCommentsPath } from '#contract/addresses.ts';
import type { WireComment } from '#contract/comment.ts';
import { mayAtAll } from '#core/access.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { isOutOfReach } from '#web/base/api/isOutOfReach.ts';
import { newId } from '#web/base/api/newId.ts';
import { say } from '#web/base/messages/say/comments.ts';
import { say as outboxWords } from '#web/base/messages/say/outbox.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { useOneStop } from '#web/base/ui/useOneStop.ts';
import { useComments } from '#web/plan/comments/useComments.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { outbox } from '#web/plan/outbox/outbox.ts';
import { Comment } from './Comment.tsx';
import { CommentField } from './CommentField.tsx';
import styles from './Comments.module.css';
import { keepDraft, keptDraft } from './keptDrafts.ts';
import { takeWantedComposer } from './wantedComposer.ts';

export default function Comments({ goalId }: { readonly goalId: string }) {
  const plan = usePlan();
  const { query, add, change, remove, bringBack } = useComments({
    planId: plan.plan.id,
    goalId,
    asOf: plan.asOf ?? null,
  });
  const mayWrite = mayAtAll(viewerOf(plan), 'comment');
  const comments = query.data ?? [];
  const undo = useRef<HTMLButtonElement>(null);
  const oneStop = useOneStop<HTMLUListElement>();

  // The clicked button disappeared with its comment.
  useEffect(() => {
    if (remove.isSuccess) undo.current?.focus();
  }, [remove.isSuccess]);

  return (
    <div className={styles.comments}>
      <div className={styles.list} aria-busy={query.isPending}>
        {query.isError && query.data === undefined && (
          <p role="alert" className={styles.note}>
            {say.loadFailed}{' '}
            <Button look="link" size="small" onClick={() => void query.refetch()}>
              {say.retry}
            </Button>
          </p>
        )}
        {query.isPending && <p className={styles.note}>{say.loading}</p>}
        {query.isSuccess && comments.length === 0 && !add.isPending && (
          <p className={styles.note}>{mayWrite ? say.empty : say.emptyReadOnly}</p>
        )}
        {(remove.isSuccess || remove.isError || bringBack.isError) && (
          <p role="status" className={styles.note}>
            {bringBack.isError ? say.undoFailed : remove.isError ? say.deleteFailed : say.deleted}{' '}
            {remove.isSuccess && (
              <Button
                ref={undo}
                look="link"
                size="small"
                disabled={bringBack.isPending}
                onClick={() => bringBack.mutate(remove.data.version)}
              >
                {say.undo}
              </Button>
            )}
          </p>
        )}
        <ul {...oneStop}>
          {add.isPending && <Comment goalId={goalId} comment={sentNow(add.variables.comment, plan.viewer)} isPending />}
          {comments.map((comment) => (
            <Comment
              key={comment.id}
              goalId={goalId}
              comment={comment}
              isPending={remove.isPending && remove.variables === comment.id}
              onChange={(text) => change.mutateAsync({ id: comment.id, comment: text })}
              onDelete={() => remove.mutate(comment.id)}
            />
          ))}
        </ul>
      </div>
      {mayWrite && <Composer goalId={goalId} isSending={add.isPending} send={add.mutateAsync} />}
    </div>
  );
}

/** Optimistic: the text appears in the list at once; on failure it returns to the field, before whatever was typed since. */
function Composer({
  goalId,
  isSending,
  send,
}: {
  readonly goalId: string;
  readonly isSending: boolean;
  readonly send: (comment: { readonly comment: string; readonly id: string }) => Promise<unknown>;
}) {
  const planId = usePlan().plan.id;
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(() => keptDraft(goalId));
  const [error, setError] = useState<string | null>(null);

  function type(next: string) {
    setText(next);
    keepDraft(goalId, next);
  }

  async function submit() {
    const sent = text.trim();
    if (sent === '' || isSending) return;
    setError(null);
    type('');
    // Where the answer is lost it is sent again under the same id, so that it is not there twice.
    const body = { comment: sent, id: newId() };
    try {
      await send(body);
    } catch (failure) {
      if (failure instanceof ApiError && failure.status !== 401 && isOutOfReach(failure)) {
        return outbox.add({
          planId,
          goalIds: [goalId],
          what: outboxWords.comment(sent),
          path: goalCommentsPath(planId, goalId),
          method: 'POST',
          body,
          ifMatch: null,
        });
      }
      setError(say.sendFailed);
      const since = keptDraft(goalId);
      type(since === '' ? sent : `${sent}\n${since}`);
    }
  }

  useEffect(() => {
    if (!takeWantedComposer(goalId)) return;
    // The dialog around it opens with this very render, and takes the focus first.
    queueMicrotask(() => form.current?.querySelector('textarea')?.focus());
  }, [goalId]);

  return (
    <form
      ref={form}
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <CommentField label={say.write} text={text} error={error} onType={type} onSubmit={() => void submit()} />
      <Button look="primary" type="submit" disabled={text.trim() === '' || isSending}>
        {isSending ? say.sending : say.send}
      </Button>
    </form>
  );
}

function sentNow(text: string, viewer: ReturnType<typeof usePlan>['viewer']): WireComment {
  const { firstName, lastName } = viewer.kind === 'member' ? viewer : { firstName: '', lastName: '' };
  return {
    id: 'sent',
    comment: text,
    user_id: null,
    plan_users_fname: firstName,
    plan_users_lname: lastName,
    last_update_date_format: '',
    mentions: [],
    at: '',
  };
}
