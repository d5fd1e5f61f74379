import { useEffect, useId, useRef } from 'react';
import { say } from '#web/base/messages/say.ts';
import { answerLeaving } from '#web/base/navigation/leaving.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { openModal } from '#web/base/ui/openModal.ts';
import styles from './LeaveDialog.module.css';

/** Whoever closes it otherwise stays. */
export function LeaveDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => openModal(dialog.current), []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      closedby="any"
      onClose={() => answerLeaving(false)}
    >
      <h2 id={`${id}-title`}>{say.frame.leaveTitle}</h2>
      <p id={`${id}-text`} className="body quiet">
        {say.frame.leaveText}
      </p>
      <div>
        <Button look="primary" onClick={() => answerLeaving(false)}>
          {say.frame.stay}
        </Button>
        <Button look="danger" onClick={() => answerLeaving(true)}>
          {say.frame.leave}
        </Button>
      </div>
    </dialog>
  );
}
