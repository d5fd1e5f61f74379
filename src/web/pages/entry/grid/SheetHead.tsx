import { memo } from 'react';
import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/entry.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import type { SheetColumn } from '#web/goal/entries/sheetColumns.ts';
import { tracksOf } from '#web/pages/entry/cell/columnsInView.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './SheetScroller.module.css';

/** All of them render: sticky positioning ends at them. */
export const SheetHead = memo(function SheetHead({
  columns,
  year,
}: {
  readonly columns: readonly SheetColumn[];
  readonly year: number;
}) {
  const { plan } = usePlan();
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={styles.head}
      style={{ gridTemplateColumns: tracksOf({ first: 0, last: columns.length - 1 }, columns.length) }}
    >
      <div role="columnheader" aria-colindex={1} className={styles.goalHead} data-frozen>
        {say.goal}
      </div>
      <div role="columnheader" aria-colindex={2} className={styles.lineHead} data-frozen>
        <span className="visually-hidden">{say.line}</span>
      </div>
      {columns.map((column, index) => (
        <PeriodHead key={column.start} column={column} columnIndex={index + 3} />
      ))}
      <div role="columnheader" aria-colindex={columns.length + 3} className={styles.totalHead} data-frozen>
        {formatFiscalYear(year, plan.fiscalDisplay)}
      </div>
    </div>
  );
});

const ROOM_BESIDE_NOW = 4;

const PeriodHead = memo(function PeriodHead({
  column: { label, name, standing, isClosed },
  columnIndex,
}: {
  readonly column: SheetColumn;
  readonly columnIndex: number;
}) {
  return (
    <div
      role="columnheader"
      aria-colindex={columnIndex}
      aria-label={isClosed ? say.closedPeriod(name) : name}
      aria-current={standing === 'current' ? 'date' : undefined}
      className={styles.periodHead}
      data-standing={standing}
    >
      {isClosed && <LateIcon name="lock" size={12} />}
      {label}
      {standing === 'current' && label.length <= ROOM_BESIDE_NOW && <span> {say.now}</span>}
    </div>
  );
});
