import { useState } from 'react';
import { useComments } from '#web/comments/useComments.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { commentDay } from '#web/instants.ts';
import { say } from '#web/messages/whatIf/say.ts';
import { Button } from '#web/ui/Button.tsx';
import { copyText } from '#web/ui/copyText.ts';
import { LateIcon } from '#web/ui/LateIcon.tsx';
import { whatIfAddress } from './KeepNote.tsx';
import styles from './WhatIfPanel.module.css';
import { readNoteText } from './whatIfAddress.ts';
import { supposeAll } from './whatIfStore.ts';

/** The notes of a goal: pressing one supposes its values again, and its address can be copied. */
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
