import type { ReactNode } from 'react';
import { say } from '#web/base/messages/say/goalList.ts';
import { useWholeText } from '#web/base/ui/useWholeText.ts';
import type { Column } from './ColumnHead.tsx';
import styles from './GoalList.module.css';

/** A cell of table or tree; a text that is cut or shortened is shown whole where it is pointed at. */
export function Cell({
  column,
  whole = '',
  children,
}: {
  readonly column: Column;
  /** Of a value that may be cut or shortened. */
  readonly whole?: string | undefined;
  readonly children: ReactNode;
}) {
  const text = useWholeText(whole, { label: say.columns[column] });
  return (
    <span role="gridcell" className={styles.cell} data-column={column} {...text}>
      {children}
    </span>
  );
}
