import { type ReactNode, useRef, useState } from 'react';
import type { WireComment } from '#contract/comment.ts';
import { may } from '#core/access.ts';
import { mentionsIn } from '#core/plan/mentions.ts';
import type { Member } from '#core/plan/owners.ts';
import { whatIfAddressesIn } from '#core/plan/whatIfNote.ts';
import { say } from '#web/base/messages/say/comments.ts';
import { commentDay } from '#web/base/time/instants.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import styles from './Comment.module.css';
import { CommentField } from './CommentField.tsx';
import { WhatIfLink } from './WhatIfLink.tsx';

export function Comment({
  goalId,
  comment,
  isPending,
  onChange,
  onDelete,
}: {
  readonly goalId: string;
  readonly comment: WireComment;
  readonly isPending: boolean;
  readonly onChange?: (text: string) => Promise<unknown>;
  readonly onDelete?: () => void;
}) {
  const shown = usePlan();
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const viewer = viewerOf(shown);

  function endEditing() {
    setEditing(false);
    editButton.current?.focus();
  }

  const subject = { memberId: comment.user_id, departmentId: null };
  const author = `${comment.plan_users_fname} ${comment.plan_users_lname}`.trim() || say.unknownAuthor;
  const day = commentDay(comment.at, shown);
  const isWritten = comment.user_id !== null && !isPending;
  return (
    <li className={styles.comment} data-pending={isPending}>
      <span aria-hidden="true" className={styles.avatar}>
        {(comment.plan_users_fname[0] ?? '') + (comment.plan_users_lname[0] ?? '')}
      </span>
      <div className="shrinks">
        <p className={styles.head}>
          <b>{author}</b>
          {day !== '' && <span>{day}</span>}
          {isPending && <span>{say.sending}</span>}
          <span className={styles.tools}>
            {isWritten && onChange !== undefined && may(viewer, 'editComment', subject) && (
              <Button
                ref={editButton}
                look="ghost"
                size="square"
                aria-label={say.edit(author)}
                onClick={() => setEditing(true)}
              >
                <LateIcon name="pencil" size={14} />
              </Button>
            )}
            {isWritten && onDelete !== undefined && may(viewer, 'deleteComment', subject) && (
              <Button look="ghost" size="square" aria-label={say.delete(author)} onClick={onDelete}>
                <LateIcon name="trash" size={14} />
              </Button>
            )}
          </span>
        </p>
        {isEditing && onChange !== undefined ? (
          <Editor text={comment.comment} save={onChange} onEnd={endEditing} />
        ) : (
          <p className={styles.text}>{shownText(comment.comment, { goalId, members: shown.owners.members })}</p>
        )}
      </div>
    </li>
  );
}

function Editor({
  text: before,
  save,
  onEnd,
}: {
  readonly text: string;
  readonly save: (text: string) => Promise<unknown>;
  readonly onEnd: () => void;
}) {
  const [text, setText] = useState(before);
  const [error, setError] = useState<string | null>(null);

  async function submit() {
    const next = text.trim();
    if (next === '' || next === before) {
      onEnd();
      return;
    }
    setError(null);
    await save(next).then(onEnd, () => setError(say.saveFailed));
  }

  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <CommentField
        label={say.editing}
        text={text}
        error={error}
        isFirstFocus
        onType={setText}
        onSubmit={() => void submit()}
        onCancel={onEnd}
      />
      <div>
        <Button size="small" type="submit" disabled={text.trim() === ''}>
          {say.save}
        </Button>
        <Button look="ghost" size="small" onClick={onEnd}>
          {say.cancel}
        </Button>
      </div>
    </form>
  );
}

function shownText(
  text: string,
  { goalId, members }: { readonly goalId: string; readonly members: readonly Member[] },
) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of whatIfAddressesIn(text)) {
    parts.push(
      ...withMentions(text.slice(from, start), members),
      <WhatIfLink key={`what-if ${start}`} address={text.slice(start, end)} goalId={goalId} />,
    );
    from = end;
  }
  return [...parts, ...withMentions(text.slice(from), members)];
}

function withMentions(text: string, members: readonly Member[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of mentionsIn(text, members)) {
    parts.push(text.slice(from, start), <b key={start}>{text.slice(start, end)}</b>);
    from = end;
  }
  return [...parts, text.slice(from)];
}
