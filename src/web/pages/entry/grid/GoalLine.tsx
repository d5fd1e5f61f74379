import { useMemo } from 'react';
import type { WireWaiting } from '#contract/waitingFigures.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/entry.ts';
import { dueOf } from '#web/goal/entries/isDue.ts';
import { type CellPlace, cellKeyOf, type Figure } from '#web/goal/entries/sheetCell.ts';
import { roundedText, storedValue, totalOf } from '#web/goal/entries/sheetFigures.ts';
import { cellLockOf, isComputedLock } from '#web/goal/entries/sheetLock.ts';
import { doubtAt } from '#web/pages/entry/book/doubt.ts';
import { drawnColumns, placeBeside } from '#web/pages/entry/cell/columnsInView.ts';
import { GridCell } from '#web/pages/entry/cell/GridCell.tsx';
import { type Block, isInside, type Spot } from '#web/pages/entry/keys/selection.ts';
import { yearLockOf } from '#web/pages/entry/keys/yearLock.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { useWaitingOf } from '#web/plan/waiting/useWaiting.ts';
import type { GoalRowsProps } from './goalRowsProps.ts';
import { YearCell } from './YearCell.tsx';

export function GoalLine(
  props: GoalRowsProps & { readonly name: string; readonly figure: Figure; readonly line: number },
) {
  const { of, line, figure, name, year, columns, span, drafts, doubts, active, block, fillBlock } = props;
  const activeColumn = active !== null && active.line === line ? active.column : null;
  const shown = usePlan();
  const waiting = useWaitingOf(of.goal.id);
  const due = useMemo(
    () =>
      figure === 'actual' && of.lock === null && of.formulas.actual === null
        ? (dueOf(of.goal, shown, waiting)?.start ?? null)
        : null,
    [of, figure, shown, waiting],
  );
  const total = useMemo(
    () => roundedText(totalOf({ of, figure }, { columns, drafts, year })),
    [of, figure, columns, drafts, year],
  );
  const yearSpot = { line, column: columns.length };
  const isYearActive = activeColumn === columns.length;
  const figureName = figure === 'target' ? say.target : say.actual;
  return (
    <>
      {drawnColumns(span, activeColumn).map((index) => {
        const column = columns[index];
        if (column === undefined) return null;
        const spot = { line, column: index };
        const isActive = activeColumn === index;
        const isLocked = cellLockOf(of, figure, column) !== null;
        const place = { goalId: of.goal.id, date: column.start, figure };
        return (
          <GridCell
            key={column.start}
            spot={spot}
            beside={placeBeside(index, { span, count: columns.length })}
            stored={storedValue(of, place)}
            waiting={waitingAt(waiting, place)}
            draft={drafts.size === 0 ? null : (drafts.get(cellKeyOf(place)) ?? null)}
            isDoubted={doubtAt(doubts, of, { place, drafts }) !== null}
            isLocked={isLocked}
            isComputed={isComputedLock(of.lock) || of.formulas[figure] !== null}
            isCurrent={column.standing === 'current'}
            isDue={due === column.start && !isLocked}
            isActive={isActive}
            edges={block !== null && isInside(block, spot) ? edgesOf(block, spot) : null}
            isFilled={fillBlock !== null && isInside(fillBlock, spot)}
            edit={isActive ? props.edit : null}
            problemId={isActive ? props.problemId : null}
            name={isActive ? say.cellName(name, figureName, column.name) : ''}
            onType={props.onType}
          />
        );
      })}
      <YearCell
        column={columns.length}
        text={total}
        isLocked={yearLockOf({ of, figure }, columns, shown) !== null}
        isActive={isYearActive}
        isSelected={block !== null && isInside(block, yearSpot)}
        edit={isYearActive ? props.edit : null}
        name={isYearActive ? say.cellName(name, figureName, formatFiscalYear(year, shown.plan.fiscalDisplay)) : ''}
        onType={props.onType}
      />
    </>
  );
}

function edgesOf({ top, bottom, left, right }: Block, { line, column }: Spot): string {
  return [
    line === top ? 't' : '',
    line === bottom ? 'b' : '',
    column === left ? 's' : '',
    column === right ? 'e' : '',
    line === bottom && column === right ? 'h' : '',
  ].join('');
}

function waitingAt(waiting: readonly WireWaiting[], { date, figure }: CellPlace): number | null | undefined {
  if (waiting.length === 0) return undefined;
  return waiting.find((each) => each.date === formatIsoDate(date))?.[figure];
}
