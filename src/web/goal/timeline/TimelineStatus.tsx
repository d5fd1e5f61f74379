import type { ReactNode } from 'react';
import { say } from '#web/base/messages/say/timeline.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './TimelineStatus.module.css';

/** Above the lower edge: what a move would be warned of, the links of a row, or why something was not saved. */
export function TimelineStatus({
  text,
  warnings,
  error,
  isSaving,
  onSave,
  onCancel,
}: {
  readonly text: string;
  readonly warnings: readonly string[];
  readonly error: string | null;
  readonly isSaving: boolean;
  /** Null where nothing waits to be saved. */
  readonly onSave: (() => void) | null;
  readonly onCancel: () => void;
}) {
  const isShown = text !== '' || error !== null;
  return (
    <div className={styles.host} data-move-preview="">
      <div className={isShown ? styles.bar : undefined}>
        <div role="status" aria-atomic="true" className={styles.text}>
          {text !== '' && <p>{text}</p>}
          {warnings.map((warning) => (
            <Warning key={warning}>{warning}</Warning>
          ))}
        </div>
        {error !== null && (
          <p role="alert" className={styles.error} data-status="critical">
            {error}
          </p>
        )}
        {onSave !== null && (
          <Button look="primary" size="small" disabled={isSaving} onClick={onSave}>
            {say.save}
          </Button>
        )}
        {isShown && (
          <Button size="small" disabled={isSaving} onClick={onCancel}>
            {onSave === null ? say.close : say.takeBack}
          </Button>
        )}
      </div>
    </div>
  );
}

function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.warning} data-status="off_target">
      <LateIcon name="warning" size={14} />
      {children}
    </p>
  );
}
