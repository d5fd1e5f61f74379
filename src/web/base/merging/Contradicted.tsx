import { useId } from 'react';
import { say } from '#web/base/messages/say/merging.ts';
import { Button } from '#web/base/ui/Button.tsx';
import styles from './Contradicted.module.css';

/** Beside Save: what somebody else saved meanwhile and the reader has otherwise, and whose shall stand. */
export function Contradicted({
  lines,
  isSaving,
  onKeepMine,
  onTakeTheirs,
}: {
  readonly lines: readonly string[];
  readonly isSaving: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}) {
  const id = useId();
  return (
    <div role="alert" aria-labelledby={id} className={styles.contradicted} data-status="critical">
      <p id={id}>{say.title}</p>
      <ul>
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
      <p className={styles.answers}>
        <Button size="small" disabled={isSaving} onClick={onKeepMine}>
          {say.keepMine}
        </Button>
        <Button size="small" disabled={isSaving} onClick={onTakeTheirs}>
          {say.takeTheirs}
        </Button>
      </p>
    </div>
  );
}
