import { useState } from 'react';
import { say } from '#web/base/messages/say/whatIf.ts';
import { commentDay } from '#web/base/time/instants.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { copyText } from '#web/base/ui/copyText.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { useComments } from '#web/plan/comments/useComments.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { whatIfAddress } from './KeepNote.tsx';
import styles from './WhatIfPanel.module.css';
import { readNoteText } from './whatIfAddress.ts';
import { supposeAll } from './whatIfStore.ts';

export function KeptNotes({ goalId }: { readonly goalId: string }) {
  const shown = usePlan();
  const [copied, setCopied] = useState<string | null>(null);
  const { query } = useComments({ planId: shown.plan.id, goalId, asOf: null });
  const notes = (query.data ?? []).flatMap((comment) => {
    const note = readNoteText(comment.comment);
    return note === null ? [] : [{ ...note, comment }];
  });
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-label={say.notes}>
      <h3>
        {say.notes} <span>{notes.length}</span>
      </h3>
      <ul>
        {notes.map(({ comment, words, ...supposed }) => (
          <li key={comment.id}>
            <button type="button" aria-label={say.open(words)} onClick={() => supposeAll(supposed)}>
              <span>{words}</span>
              <small>
                {`${comment.plan_users_fname} ${comment.plan_users_lname}`.trim()}, {commentDay(comment.at, shown)}
              </small>
            </button>
            <Button
              look="ghost"
              size="square"
              aria-label={say.copyLink(words)}
              onClick={() =>
                void copyText(whatIfAddress(goalId, supposed, shown.currentYear)).then(
                  (isCopied) => isCopied && setCopied(comment.id),
                )
              }
            >
              <LateIcon name={copied === comment.id ? 'check' : 'link'} />
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {copied !== null && say.copied}
      </p>
    </section>
  );
}
