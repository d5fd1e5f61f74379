import { useState } from 'react';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/apiTokens.ts';
import { Button } from '#web/base/ui/Button.tsx';
import styles from '#web/base/ui/RowList.module.css';

/** Marks a token that never ends, with a press to give it a year. */
export function EndlessToken({
  name,
  onGiveYear,
}: {
  readonly name: string;
  readonly onGiveYear: () => Promise<void>;
}) {
  const [error, setError] = useState<string | null>(null);
  return (
    <span className={styles.end}>
      {error !== null && <small role="alert">{error}</small>}
      <span className={styles.mark} data-status="off_target">
        {say.noEnd}
      </span>
      <Button
        size="small"
        aria-label={say.giveYearNamed(name)}
        onClick={() => void onGiveYear().catch((reason) => setError(refusalText(reason, say.unreachable)))}
      >
        {say.giveYear}
      </Button>
    </span>
  );
}
