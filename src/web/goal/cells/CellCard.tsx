import type { ReactNode } from 'react';
import { say } from '#web/base/messages/say/cells.ts';
import { Button } from '#web/base/ui/Button.tsx';
import styles from './CellEditor.module.css';
import { CellHint } from './CellHint.tsx';
import type { CellControlProps } from './cellControlProps.ts';

/** Below the cell: what else there is to say, and its keys; in a sheet the buttons that save and leave. */
export function CellCard({
  isSheet,
  edit,
  onCommit,
  onLeave,
  children,
}: Pick<CellControlProps, 'isSheet' | 'edit' | 'onCommit' | 'onLeave'> & { readonly children: ReactNode }) {
  return (
    <div className={styles.card}>
      {children}
      {isSheet ? (
        <p className={styles.answers}>
          <Button look="primary" disabled={edit.isSending} onClick={() => onCommit()}>
            {say.save}
          </Button>
          <Button look="ghost" onClick={onLeave}>
            {say.leave}
          </Button>
        </p>
      ) : (
        <CellHint />
      )}
    </div>
  );
}

/** A card with a button of its own, where Enter means something else. */
export function CellPanel({ edit, onCommit, onLeave, children }: CellControlProps & { readonly children: ReactNode }) {
  return (
    <div className={styles.card} data-panel>
      {children}
      <p className={styles.answers}>
        <Button look="primary" size="small" disabled={edit.isSending} onClick={() => onCommit()}>
          {say.save}
        </Button>
        <Button look="ghost" size="small" onClick={onLeave}>
          {say.leave}
        </Button>
      </p>
    </div>
  );
}
