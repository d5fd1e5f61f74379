import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { say } from '#web/base/messages/say/goalForm.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { focusFirst, openModal } from '#web/base/ui/openModal.ts';
import styles from './SideSheet.module.css';

export function SideSheet({
  title,
  onLeave,
  children,
}: {
  readonly title: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const opener = document.activeElement;
    const close = openModal(dialog.current, focusFirst);
    return () => {
      close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  function handleCancel(event: SyntheticEvent) {
    event.preventDefault();
    onLeave();
  }

  return (
    <dialog ref={dialog} className={styles.sheet} aria-label={title} closedby="any" onCancel={handleCancel}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <Button look="ghost" size="square" aria-label={say.close} onClick={onLeave}>
          <Icon name="close" />
        </Button>
      </div>
      {children}
    </dialog>
  );
}
