import { useState } from 'react';
import { say } from '#web/base/messages/say/members.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { copyText } from '#web/base/ui/copyText.ts';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import styles from './Members.module.css';

export function LinkDialog({
  title,
  text,
  link,
  onClose,
}: {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly onClose: () => void;
}) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.form}>
        <p>{text}</p>
        <TextField label={say.link} value={link} readOnly onFocus={({ target }) => target.select()} />
        <p role="status" className={styles.said}>
          {isCopied && say.copied}
        </p>
        <div className={styles.buttons}>
          <Button onClick={onClose}>{say.done}</Button>
          <Button look="primary" data-first="" onClick={async () => setCopied(await copyText(link))}>
            <LateIcon name={isCopied ? 'check' : 'copy'} size={14} />
            {say.copy}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
