import { type ReactNode, type SubmitEvent, useState } from 'react';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/work.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import { ChangedMeanwhile } from '#web/plan/work/ChangedMeanwhile.ts';
import styles from './WorkForm.module.css';

/** The form of an initiative, milestone or decision: it closes once what was typed is saved. */
export function WorkFormDialog({
  title,
  isReady,
  onSave,
  onArchive,
  onClose,
  children,
}: {
  readonly title: string;
  readonly isReady: boolean;
  readonly onSave: () => Promise<void>;
  /** Null for something new. */
  readonly onArchive: (() => Promise<void>) | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function send(write: () => Promise<void>) {
    if (isSending) return;
    setSending(true);
    setError(null);
    try {
      await write();
      onClose();
    } catch (reason) {
      setError(
        reason instanceof ChangedMeanwhile
          ? say.changedMeanwhile(reason.fields.map(fieldName).join(', '))
          : refusalText(reason, say.unreachable),
      );
      setSending(false);
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isReady) void send(onSave);
  }

  return (
    <Dialog title={title} size="wide" onClose={onClose}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <div className={styles.fields}>{children}</div>
        {error !== null && (
          <p role="alert" className={styles.error} data-status="critical">
            {error}
          </p>
        )}
        <div className={styles.foot}>
          {onArchive !== null && (
            <Button look="ghost" className={styles.archive} disabled={isSending} onClick={() => void send(onArchive)}>
              {say.archive}
            </Button>
          )}
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button type="submit" look="primary" disabled={!isReady || isSending}>
            {isSending ? say.saving : say.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const FIELDS: Readonly<Record<string, string>> = {
  ...say.fields,
  owner_id: say.fields.owner,
  department_id: say.fields.department,
  goal_ids: say.fields.goals,
  after_ids: say.fields.after,
  done_on: say.fields.done,
};

function fieldName(onWire: string): string {
  return FIELDS[onWire] ?? onWire;
}
