import { type ReactNode, useEffect, useRef } from 'react';
import { say } from '#web/base/messages/say.ts';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';
import { focusFirst, openModal } from './openModal.ts';

export function Dialog({
  title,
  size = 'normal',
  onClose,
  children,
}: {
  readonly title: string;
  readonly size?: 'normal' | 'wide';
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => openModal(dialog.current, focusFirst), []);

  return (
    <dialog ref={dialog} className={styles.dialog} data-size={size} aria-label={title} closedby="any" onClose={onClose}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <Button look="ghost" size="square" aria-label={say.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </Button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
