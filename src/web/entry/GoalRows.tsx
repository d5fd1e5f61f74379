import { memo } from 'react';
import type { Day } from '#core/calendar/date.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { say } from '#web/messages/entry/say.ts';
import styles from './EntryGrid.module.css';
import { GoalTitle } from './GoalTitle.tsx';
import { GridCell } from './GridCell.tsx';
import { type Block, type Editing, isInside, type Spot } from './selection.ts';
import { cellKeyOf, type Figure } from './sheetCell.ts';
import type { SheetColumn } from './sheetColumns.ts';
import { type Drafts, roundedText, storedValue, totalOf } from './sheetFigures.ts';
import { cellLockOf } from './sheetLock.ts';
import type { SheetGoal } from './sheetModel.ts';

export type GoalRowsProps = {
  readonly of: SheetGoal;
  readonly firstLine: number;
  readonly top: number;
  readonly row: number;
  readonly year: number;
  readonly columns: readonly SheetColumn[];
  readonly figures: readonly Figure[];
  readonly drafts: Drafts;
  /** First day of the period whose actual is due; null for none. */
  readonly due: Day | null;
  /** What of the selection, of a fill, of the focus and of the typing lies in these rows; null for nothing. */
  readonly block: Block | null;
  readonly fillBlock: Block | null;
  readonly active: Spot | null;
  readonly edit: Editing | null;
  readonly problemId: string | null;
  readonly onType: (text: string) => void;
};

/** A goal's targets and actuals, one row each. */
export const GoalRows = memo(
  function GoalRows(props: GoalRowsProps) {
    const { of, firstLine, top, row, year, columns, figures, drafts, active, block, fillBlock } = props;
    const name = `${shownNumber(of.goal.number)} ${of.goal.title}`;
    return (
      <div role="rowgroup" className={styles.goal} style={{ insetBlockStart: `${top}px` }}>
        {figures.map((figure, offset) => {
          const line = firstLine + offset;
          return (
            <div key={figure} role="row" aria-rowindex={row + offset} className={styles.line} data-figure={figure}>
              {offset === 0 && <GoalTitle of={of} rows={figures.length} />}
              <div role="rowheader" aria-colindex={2} className={styles.lineName}>
                {figure === 'target' ? say.target : say.actual}
                <span className="visually-hidden">, {name}</span>
              </div>
              {columns.map((column, index) => {
                const spot = { line, column: index };
                const isActive = active !== null && active.line === line && active.column === index;
                const place = { goalId: of.goal.id, date: column.start, figure };
                return (
                  <GridCell
                    key={column.start}
                    spot={spot}
                    stored={storedValue(of, place)}
                    draft={drafts.get(cellKeyOf(place)) ?? null}
                    isLocked={cellLockOf(of, column) !== null}
                    isComputed={of.lock?.kind === 'computed'}
                    isCurrent={column.standing === 'current'}
                    isDue={figure === 'actual' && props.due === column.start}
                    isActive={isActive}
                    edges={block !== null && isInside(block, spot) ? edgesOf(block, spot) : null}
                    isFilled={fillBlock !== null && isInside(fillBlock, spot)}
                    edit={isActive ? props.edit : null}
                    problemId={isActive ? props.problemId : null}
                    name={
                      isActive ? say.cellName(name, figure === 'target' ? say.target : say.actual, column.name) : ''
                    }
                    onType={props.onType}
                  />
                );
              })}
              <div role="gridcell" aria-readonly aria-colindex={columns.length + 3} className={styles.total}>
                {roundedText(totalOf({ of, figure }, { columns, drafts, year }))}
              </div>
            </div>
          );
        })}
      </div>
    );
  },
  (before, after) =>
    before.of === after.of &&
    before.firstLine === after.firstLine &&
    before.top === after.top &&
    before.columns === after.columns &&
    before.figures === after.figures &&
    before.drafts === after.drafts &&
    before.due === after.due &&
    before.active === after.active &&
    before.edit === after.edit &&
    before.problemId === after.problemId &&
    isSameBlock(before.block, after.block) &&
    isSameBlock(before.fillBlock, after.fillBlock),
);

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

function isSameBlock(one: Block | null, other: Block | null): boolean {
  if (one === null || other === null) return one === other;
  return one.top === other.top && one.bottom === other.bottom && one.left === other.left && one.right === other.right;
}
