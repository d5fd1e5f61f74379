import { useEffect, useRef, useState } from 'react';
import { say } from '#web/base/messages/say/planSettings.ts';
import { Button } from '#web/base/ui/Button.tsx';
import styles from './AskedTwice.module.css';

export function AskedTwice({
  label,
  question,
  error,
  onConfirm,
}: {
  readonly label: string;
  readonly question: string;
  readonly error: string | null;
  readonly onConfirm: () => void;
}) {
  const [isAsked, setAsked] = useState(false);
  const wasAsked = useRef(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isAsked && wasAsked.current) button.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);

  function handleConfirm() {
    setAsked(false);
    onConfirm();
  }

  return (
    <div className={styles.asked} data-status="critical">
      {isAsked ? (
        <>
          <span>{question}</span>
          <Button look="danger" size="small" autoFocus onClick={handleConfirm}>
            {say.yes}
          </Button>
          <Button size="small" onClick={() => setAsked(false)}>
            {say.no}
          </Button>
        </>
      ) : (
        <Button ref={button} onClick={() => setAsked(true)}>
          {label}
        </Button>
      )}
      {error !== null && <p role="alert">{error}</p>}
    </div>
  );
}
