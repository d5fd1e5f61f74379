import type { ReactNode } from 'react';
import { say } from '#web/base/messages/say/goalList.ts';
import { useWholeText } from '#web/base/ui/useWholeText.ts';
import type { Column } from './ColumnHead.tsx';
import styles from './GoalList.module.css';

export function Cell({
  column,
  whole = '',
  children,
}: {
  readonly column: Column;
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
