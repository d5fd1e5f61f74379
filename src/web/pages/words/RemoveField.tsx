import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { say } from '#web/base/messages/say/planWords.ts';
import { Button } from '#web/base/ui/Button.tsx';
import styles from './OwnFieldsPart.module.css';

/** The foot of an own field: its place, and its removal, which asks where goals have a value. */
export function RemoveField({
  used,
  moves,
  onRemove,
}: {
  /** How many goals have a value; null where that is not known. */
  readonly used: number | null;
  readonly moves: ReactNode;
  readonly onRemove: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const text = used === 0 ? null : used === null ? say.usedPerhaps : say.usedBy(used);

  function keep() {
    setAsking(false);
    requestAnimationFrame(() => opener.current?.focus());
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    keep();
  }

  if (isAsking) {
    return (
      <div
        role="alertdialog"
        aria-label={say.removeQuestion}
        className={styles.asked}
        data-status="critical"
        onKeyDown={handleKey}
      >
        <p>{text}</p>
        <Button look="danger" size="small" autoFocus onClick={onRemove}>
          {say.removeField}
        </Button>
        <Button size="small" onClick={keep}>
          {say.keepField}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.foot}>
      <span className={styles.used}>{used !== null && text}</span>
      {moves}
      <Button ref={opener} look="danger" size="small" onClick={text === null ? onRemove : () => setAsking(true)}>
        {say.removeField}
      </Button>
    </div>
  );
}
