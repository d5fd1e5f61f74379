import { useState } from 'react';
import { refusalText } from '#web/base/api/refusalText.ts';
import { Button } from './Button.tsx';
import styles from './RowList.module.css';

/** Asks for confirmation in its row before something irreversible; Yes takes the focus. */
export function AskedRow({
  label,
  name,
  question,
  words,
  onYes,
}: {
  readonly label: string;
  readonly name: string;
  readonly question: string;
  readonly words: { readonly yes: string; readonly no: string; readonly unreachable: string };
  readonly onYes: () => Promise<void>;
}) {
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function handleYes() {
    try {
      await onYes();
    } catch (reason) {
      setError(refusalText(reason, words.unreachable));
      setAsking(false);
    }
  }

  if (!isAsking) {
    return (
      <span className={styles.end}>
        {error !== null && <small role="alert">{error}</small>}
        <Button size="small" aria-label={name} onClick={() => setAsking(true)}>
          {label}
        </Button>
      </span>
    );
  }
  return (
    <span className={styles.end} data-status="critical">
      {question}
      <Button look="danger" size="small" autoFocus onClick={() => void handleYes()}>
        {words.yes}
      </Button>
      <Button size="small" onClick={() => setAsking(false)}>
        {words.no}
      </Button>
    </span>
  );
}
