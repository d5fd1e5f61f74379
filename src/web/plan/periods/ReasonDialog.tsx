import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { MAX_REASON } from '#contract/changeReason.ts';
import { say } from '#web/base/messages/say/periods.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import styles from './ReasonDialog.module.css';

export function ReasonDialog({
  text,
  onAnswer,
}: {
  readonly text: string;
  readonly onAnswer: (reason: string | null) => void;
}) {
  const [reason, setReason] = useState('');
  const field = useRef<HTMLInputElement>(null);

  // After showModal, which focuses the close button.
  useEffect(() => field.current?.focus(), []);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (reason.trim() !== '') onAnswer(reason.trim());
  }

  return (
    <Dialog title={say.reasonTitle} onClose={() => onAnswer(null)}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <p>{text}</p>
        <TextField
          label={say.whyClosed}
          hint={say.reasonHint}
          ref={field}
          maxLength={MAX_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className={styles.actions}>
          <Button onClick={() => onAnswer(null)}>{say.cancel}</Button>
          <Button type="submit" look="primary" disabled={reason.trim() === ''}>
            {say.changeWithReason}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
