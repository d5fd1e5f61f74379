import { useMemo } from 'react';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { say } from '#web/messages/entry/say.ts';
import { drawnColumns, placeBeside } from './columnsInView.ts';
import { doubtAt } from './doubt.ts';
import styles from './GoalRows.module.css';
import type { GoalRowsProps } from './GoalRows.tsx';
import { GridCell } from './GridCell.tsx';
import { dueOf } from './isDue.ts';
import { type Block, isInside, type Spot } from './selection.ts';
import { cellKeyOf, type Figure } from './sheetCell.ts';
import { roundedText, storedValue, totalOf } from './sheetFigures.ts';
import { cellLockOf } from './sheetLock.ts';

/** The cells of one row: those near the view, the active one wherever it stands, and what the year comes to. */
export function GoalLine(
  props: GoalRowsProps & { readonly name: string; readonly figure: Figure; readonly line: number },
) {
  const { of, line, figure, name, year, columns, span, drafts, doubts, active, block, fillBlock } = props;
  const activeColumn = active !== null && active.line === line ? active.column : null;
  const shown = usePlan();
  const due = useMemo(
    () => (figure === 'actual' && of.lock === null ? (dueOf(of.goal, shown)?.start ?? null) : null),
    [of, figure, shown],
  );
  const total = useMemo(
    () => roundedText(totalOf({ of, figure }, { columns, drafts, year })),
    [of, figure, columns, drafts, year],
  );
  return (
    <>
      {drawnColumns(span, activeColumn).map((index) => {
        const column = columns[index];
        if (column === undefined) return null;
        const spot = { line, column: index };
        const isActive = activeColumn === index;
        const isLocked = cellLockOf(of, column) !== null;
        const place = { goalId: of.goal.id, date: column.start, figure };
        return (
          <GridCell
            key={column.start}
            spot={spot}
            beside={placeBeside(index, { span, count: columns.length })}
            stored={storedValue(of, place)}
            draft={drafts.size === 0 ? null : (drafts.get(cellKeyOf(place)) ?? null)}
            isDoubted={doubtAt(doubts, of, { place, drafts }) !== null}
            isLocked={isLocked}
            isComputed={of.lock?.kind === 'computed'}
            isCurrent={column.standing === 'current'}
            isDue={due === column.start && !isLocked}
            isActive={isActive}
            edges={block !== null && isInside(block, spot) ? edgesOf(block, spot) : null}
            isFilled={fillBlock !== null && isInside(fillBlock, spot)}
            edit={isActive ? props.edit : null}
            problemId={isActive ? props.problemId : null}
            name={isActive ? say.cellName(name, figure === 'target' ? say.target : say.actual, column.name) : ''}
            onType={props.onType}
          />
        );
      })}
      <div role="gridcell" aria-readonly aria-colindex={columns.length + 3} className={styles.total}>
        {total}
      </div>
    </>
  );
}

/** Which of a selection's outer edges a cell has, by their first letters; `h` where the fill handle stands. */
function edgesOf({ top, bottom, left, right }: Block, { line, column }: Spot): string {
  return [
    line === top ? 't' : '',
    line === bottom ? 'b' : '',
    column === left ? 's' : '',
    column === right ? 'e' : '',
    line === bottom && column === right ? 'h' : '',
  ].join('');
}
