import { type ReactNode, useContext } from 'react';
import { say } from '#web/base/messages/say/cells.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { useWholeText } from '#web/base/ui/useWholeText.ts';
import { builtInName, type Column } from './ColumnHead.tsx';
import styles from './GoalList.module.css';
import { mayChange, RowCellsContext, rightOfColumn } from './RowCells.ts';

/** Changed in place by who may; who may not is told so. */
export function Cell({
  column,
  name = builtInName(column),
  isEnd = false,
  isStated = true,
  whole = '',
  children,
}: {
  readonly column: Column;
  readonly name?: string;
  readonly isEnd?: boolean;
  /** False where goals of this level have no such field. */
  readonly isStated?: boolean;
  readonly whole?: string | undefined;
  readonly children: ReactNode;
}) {
  const row = useContext(RowCellsContext);
  const isEditable = isStated && row !== null && mayChange(column, row);
  const isHeld = isStated && row !== null && !isEditable && rightOfColumn(column) !== null;
  const text = useWholeText(whole, { label: name, ...(isHeld && { also: <Held /> }) });
  return (
    <span
      role="gridcell"
      tabIndex={row === null ? undefined : -1}
      aria-readonly={row === null ? undefined : !isEditable}
      className={styles.cell}
      data-column={column}
      data-end={isEnd || undefined}
      data-editable={isEditable || undefined}
      data-changed={row?.changed.has(column) || undefined}
      {...text}
    >
      {children}
    </span>
  );
}

function Held() {
  return (
    <span className={styles.held}>
      <LateIcon name="lock" size={12} /> {say.mayNot}
    </span>
  );
}
