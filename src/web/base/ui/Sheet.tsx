import { type ReactNode, useEffect, useRef } from 'react';
import { say } from '#web/base/messages/say.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { focusFirst, openModal } from './openModal.ts';
import styles from './Sheet.module.css';

export function Sheet({
  title,
  foot,
  onClose,
  children,
}: {
  readonly title: string;
  readonly foot?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => openModal(dialog.current, focusFirst), []);

  return (
    <dialog ref={dialog} className={styles.sheet} aria-label={title} closedby="any" onClose={onClose}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <Button look="ghost" size="square" aria-label={say.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </Button>
      </header>
      <div className={styles.body}>{children}</div>
      {foot !== undefined && <footer className={styles.foot}>{foot}</footer>}
    </dialog>
  );
}
