import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { MOST_NOTE } from '#contract/waitingFigures.ts';
import { say } from '#web/base/messages/say/waitingAnswers.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import styles from './DeclineForm.module.css';

/** Asks why, which may be left out. Enter declines, Esc does not. */
export function DeclineForm({
  label,
  isSending,
  onDecline,
  onCancel,
}: {
  readonly label: string;
  readonly isSending: boolean;
  readonly onDecline: (note: string) => void;
  readonly onCancel: () => void;
}) {
  const [note, setNote] = useState('');
  const [opener] = useState(() => document.activeElement);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onDecline(note.trim());
  }

  function handleCancel() {
    if (opener instanceof HTMLElement) opener.focus();
    onCancel();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    handleCancel();
  }

  return (
    <form className={styles.form} aria-label={label} onSubmit={handleSubmit} onKeyDown={handleKey}>
      <TextField
        label={say.note}
        hint={say.noteHint}
        autoFocus
        autoComplete="off"
        maxLength={MOST_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="cluster">
        <Button type="submit" look="primary" disabled={isSending}>
          {say.decline}
        </Button>
        <Button onClick={handleCancel}>{say.cancel}</Button>
      </div>
    </form>
  );
}
