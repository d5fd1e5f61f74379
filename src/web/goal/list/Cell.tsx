import type { ReactNode } from 'react';
import { useWholeText } from '#web/base/ui/useWholeText.ts';
import { builtInName, type Column } from './ColumnHead.tsx';
import styles from './GoalList.module.css';

export function Cell({
  column,
  name = builtInName(column),
  isEnd = false,
  whole = '',
  children,
}: {
  readonly column: Column;
  readonly name?: string;
  readonly isEnd?: boolean;
  readonly whole?: string | undefined;
  readonly children: ReactNode;
}) {
  const text = useWholeText(whole, { label: name });
  return (
    <span role="gridcell" className={styles.cell} data-column={column} data-end={isEnd || undefined} {...text}>
      {children}
    </span>
  );
}
