import { memo } from 'react';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { say } from '#web/messages/entry/say.ts';
import { formatFiscalYear } from '#web/messages/formats.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './EntryGrid.module.css';
import type { SheetColumn } from './sheetColumns.ts';

/** The names of the columns; they stay in view. */
export const SheetHead = memo(function SheetHead({
  columns,
  year,
}: {
  readonly columns: readonly SheetColumn[];
  readonly year: number;
}) {
  const { plan } = usePlan();
  return (
    <div role="row" aria-rowindex={1} className={styles.head}>
      <div role="columnheader" aria-colindex={1} className={styles.goalHead}>
        {say.goal}
      </div>
      <div role="columnheader" aria-colindex={2} className={styles.lineHead}>
        <span className="visually-hidden">{say.line}</span>
      </div>
      {columns.map(({ start, label, name, standing, isClosed }, index) => (
        <div
          key={start}
          role="columnheader"
          aria-colindex={index + 3}
          aria-label={isClosed ? say.closedPeriod(name) : name}
          className={styles.periodHead}
          data-standing={standing}
        >
          {isClosed && <Icon name="lock" size={12} />}
          {label}
          {standing === 'current' && <span> {say.now}</span>}
        </div>
      ))}
      <div role="columnheader" aria-colindex={columns.length + 3} className={styles.totalHead}>
        {formatFiscalYear(year, plan.fiscalDisplay)}
      </div>
    </div>
  );
});
