import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { WireMailings } from '#contract/mailing.ts';
import type { SharePatch, WireShare } from '#contract/share.ts';
import { say } from '#web/base/messages/say/sharing.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { classes } from '#web/base/ui/classes.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { LabelField, type Relabelled } from './LabelField.tsx';
import styles from './LinkList.module.css';
import { linkTexts } from './linkTexts.ts';
import { MailingForm } from './MailingForm.tsx';
import { onEscape } from './onEscape.ts';
import { changeShare, revokeShare, sentenceOf, sharesQuery } from './shareCalls.ts';

type RowState = 'normal' | 'revoking' | 'naming' | 'mailing';

export function LinkRow({
  share,
  canMail,
  mailing,
  onRelabel,
  onSay,
}: {
  readonly share: WireShare;
  readonly canMail: boolean;
  readonly mailing: WireMailings['mailings'][number] | null;
  readonly onRelabel: (relabelled: Relabelled | null) => void;
  readonly onSay: (text: string) => void;
}) {
  const shownPlan = usePlan();
  const client = useQueryClient();
  const [state, setState] = useState<RowState>('normal');
  const [problem, setProblem] = useState<string | null>(null);
  const post = useRef<HTMLButtonElement>(null);
  const bin = useRef<HTMLButtonElement>(null);
  useFocusAfterQuestion(bin, state === 'revoking');
  const texts = linkTexts(share, shownPlan);
  const planId = shownPlan.plan.id;
  const name = share.label === '' ? say.unnamed : share.label;
  const isPaused = share.state === 'paused';

  async function run(task: () => Promise<unknown>, done: string) {
    setProblem(null);
    try {
      await task();
      await client.invalidateQueries({ queryKey: sharesQuery(planId).queryKey });
      onSay(done);
      return true;
    } catch (error) {
      setProblem(sentenceOf(error, say.failed));
      return false;
    } finally {
      setState('normal');
    }
  }

  function handleMailed(done: string | null) {
    setState('normal');
    if (done !== null) onSay(done);
    post.current?.focus();
  }

  const patch = (change: SharePatch, done: string) => run(() => changeShare(planId, share.id, change), done);

  return (
    <>
      <tr data-state={share.state}>
        <th scope="row">
          {state === 'naming' ? (
            <LabelField
              label={share.label}
              onType={(text) => onRelabel({ shareId: share.id, text })}
              onCancel={() => {
                onRelabel(null);
                setState('normal');
              }}
              onSave={(label) =>
                patch({ label }, say.wasRelabelled(label)).then((isSaved) => isSaved && onRelabel(null))
              }
            />
          ) : (
            <b dir="auto">{name}</b>
          )}
          <code>{say.begins(share.hint)}</code>
          {problem !== null && (
            <p role="alert" data-status="critical" className={styles.problem}>
              {problem}
            </p>
          )}
        </th>
        <td>
          <span className={styles.style}>{say.styles[share.style].name}</span>
        </td>
        <td>
          <b>{texts.shows}</b>
          <span>{texts.made}</span>
        </td>
        <td>
          <b className={styles.state}>
            {isPaused ? <LateIcon name="pause" size={12} /> : <span className={styles.dot} />}
            {say.states[share.state]}
          </b>
          <span>
            {texts.state}
            {share.has_password === 1 && (
              <>
                <LateIcon name="lock" size={12} />
                <span className="visually-hidden"> {say.hasPassword}</span>
              </>
            )}
          </span>
        </td>
        <td className={styles.views}>
          <b>{texts.views}</b>
          <span>{texts.seen}</span>
        </td>
        <td className={styles.actions}>
          {state === 'revoking' ? (
            <RevokeQuestion
              label={say.revoke(name)}
              onNo={() => setState('normal')}
              onYes={() => run(() => revokeShare(planId, share.id), say.wasRevoked(name))}
            />
          ) : (
            <>
              {share.state !== 'expired' && (
                <Button
                  look="ghost"
                  size="square"
                  aria-label={isPaused ? say.resume(name) : say.pause(name)}
                  onClick={() => patch({ paused: !isPaused }, isPaused ? say.wasResumed(name) : say.wasPaused(name))}
                >
                  <LateIcon name={isPaused ? 'play' : 'pause'} size={14} />
                </Button>
              )}
              {canMail && (
                <Button
                  ref={post}
                  look="ghost"
                  size="square"
                  aria-label={say.mail.button(name)}
                  aria-expanded={state === 'mailing'}
                  className={classes(mailing !== null && styles.mailed)}
                  onClick={() => setState(state === 'mailing' ? 'normal' : 'mailing')}
                >
                  <LateIcon name="mail" size={14} />
                </Button>
              )}
              <Button look="ghost" size="square" aria-label={say.relabel(name)} onClick={() => setState('naming')}>
                <LateIcon name="pencil" size={14} />
              </Button>
              <Button
                ref={bin}
                look="ghost"
                size="square"
                aria-label={say.revoke(name)}
                onClick={() => setState('revoking')}
              >
                <LateIcon name="trash" size={14} />
              </Button>
            </>
          )}
        </td>
      </tr>
      {state === 'mailing' && (
        <tr>
          <td colSpan={6} className={styles.mailing}>
            <MailingForm shareId={share.id} mailing={mailing} onDone={handleMailed} />
          </td>
        </tr>
      )}
    </>
  );
}

/** No returns the focus to the button that asked. */
function useFocusAfterQuestion(bin: { readonly current: HTMLButtonElement | null }, isAsking: boolean): void {
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) bin.current?.focus();
    wasAsking.current = isAsking;
  }, [bin, isAsking]);
}

/** 'Revoke?' in the row: Yes takes the focus, No and Esc go back. */
function RevokeQuestion({
  label,
  onYes,
  onNo,
}: {
  readonly label: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}) {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <fieldset
      className={styles.question}
      data-status="critical"
      aria-label={label}
      onKeyDown={(event) => onEscape(event, onNo)}
    >
      <span>{say.revokeQuestion}</span>
      <Button ref={yes} look="danger" size="small" onClick={onYes}>
        {say.yes}
      </Button>
      <Button size="small" onClick={onNo}>
        {say.no}
      </Button>
    </fieldset>
  );
}
