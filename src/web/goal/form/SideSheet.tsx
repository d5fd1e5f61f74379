import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
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

  /** A browser lets `cancel` be prevented once: the second Escape would close a dialog that asks first. */
  function handleKeyDown(event: KeyboardEvent) {
    const hasMenu = dialog.current?.querySelector(':popover-open') !== null;
    if (event.key !== 'Escape' || event.defaultPrevented || hasMenu) return;
    event.preventDefault();
    onLeave();
  }

  function handleCancel(event: SyntheticEvent) {
    event.preventDefault();
    onLeave();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={title}
      closedby="any"
      onKeyDown={handleKeyDown}
      onCancel={handleCancel}
    >
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
