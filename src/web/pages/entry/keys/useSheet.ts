import { useCallback, useMemo, useReducer, useRef } from 'react';
import { readBlock, writeBlock } from '#web/base/ui/blockText.ts';
import type { TypedCell } from '#web/goal/entries/draft.ts';
import { dueOf } from '#web/goal/entries/isDue.ts';
import { cellKeyOf } from '#web/goal/entries/sheetCell.ts';
import {
  cellText,
  type Drafts,
  placeOf,
  rawText,
  rounded,
  shownValue,
  totalOf,
} from '#web/goal/entries/sheetFigures.ts';
import { type CellLock, cellLockOf } from '#web/goal/entries/sheetLock.ts';
import type { Sheet, SheetGoal } from '#web/goal/entries/sheetModel.ts';
import { doubtsIn } from '#web/pages/entry/book/doubt.ts';
import type { EntryBook } from '#web/pages/entry/book/entryBook.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { useWaitingByGoal } from '#web/plan/waiting/useWaiting.ts';
import { openingSpot } from './openingSpot.ts';
import { type FilledCell, planFill } from './planFill.ts';
import { type PastedCell, planPaste } from './planPaste.ts';
import {
  blockOf,
  reduceSelection,
  type Selection,
  type SelectionEvent,
  type Spot,
  START,
  spotsOf,
} from './selection.ts';
import type { SheetControl } from './sheetControl.ts';
import { useKeptPlace } from './useKeptPlace.ts';
import { yearLockOf } from './yearLock.ts';

/** A larger paste is surely a mistake, and would be many changes. */
export const MOST_CELLS_AT_ONCE = 12_000;

export type SheetRefusal = { readonly kind: 'tooMany' } | NothingToEnter;

/** Every cell is locked; `areOutside`: all because they lie outside their goal’s dates. */
export type NothingToEnter = { readonly kind: 'nothingToEnter'; readonly areOutside: boolean };

export type SpreadAskedFor = { readonly of: SheetGoal; readonly text: string };

export function useSheet({
  sheet,
  year,
  drafts,
  book,
  onRefused,
  onSpread,
}: {
  readonly sheet: Sheet;
  readonly year: number;
  readonly drafts: Drafts;
  readonly book: EntryBook;
  readonly onRefused: (refusal: SheetRefusal) => void;
  readonly onSpread: (asked: SpreadAskedFor) => void;
}): SheetControl {
  const shown = usePlan();
  const waitingOf = useWaitingByGoal();
  const { lines, columns } = sheet;
  const findDue = ({ goal }: SheetGoal) => dueOf(goal, shown, waitingOf(goal.id))?.start ?? null;
  const size = useMemo(() => ({ lines: lines.length, columns: columns.length }), [lines.length, columns.length]);
  const [selection, tell] = useReducer(
    (before: Selection, event: SelectionEvent) => reduceSelection(before, event, size),
    null,
    () => {
      const spot = openingSpot(sheet, findDue);
      return { ...START, active: spot, anchor: spot };
    },
  );
  const block = blockOf(selection);
  /** The version when typing began: somebody else may write the cell meanwhile. */
  const begun = useRef(0);
  const dispatch = useCallback(
    (event: SelectionEvent) => {
      if (event.kind === 'began') begun.current = book.state().seen;
      tell(event);
    },
    [book],
  );
  useKeptPlace(sheet, { selection, opening: () => openingSpot(sheet, findDue), dispatch });

  const isYear = ({ column }: Spot) => column === columns.length;

  const textAt = (spot: Spot): string => {
    const found = at(spot);
    if (found === null) return isYear(spot) ? yearTextAt(spot) : '';
    const draft = drafts.get(cellKeyOf(found.place));
    return draft !== undefined && draft.value === null
      ? draft.text
      : rawText(shownValue(found.line.of, found.place, drafts));
  };

  function at({ line: lineIndex, column: columnIndex }: Spot) {
    const line = lines[lineIndex];
    const column = columns[columnIndex];
    return line === undefined || column === undefined ? null : { line, column, place: placeOf(line, column) };
  }

  function yearTextAt({ line: index }: Spot): string {
    const line = lines[index];
    return line === undefined ? '' : rawText(rounded(totalOf(line, { columns, drafts, year })));
  }

  function lockAt(spot: Spot): CellLock | null {
    const found = at(spot);
    if (found !== null) return cellLockOf(found.line.of, found.line.figure, found.column);
    const line = isYear(spot) ? lines[spot.line] : undefined;
    return line === undefined ? null : yearLockOf(line, columns, shown);
  }

  function commit(): boolean {
    const { edit, active } = selection;
    dispatch({ kind: 'cancelled' });
    if (edit === null) return true;
    const text = edit.text.trim();
    const of = isYear(active) ? lines[active.line]?.of : undefined;
    if (of === undefined) {
      write([{ spot: active, text }], { seen: begun.current });
      return true;
    }
    if (text === '' || text === yearTextAt(active)) return true;
    onSpread({ of, text });
    return false;
  }

  function write(cells: readonly PastedCell[], { seen, cut = 0 }: { seen?: number; cut?: number } = {}): void {
    if (cells.length > MOST_CELLS_AT_ONCE) {
      onRefused({ kind: 'tooMany' });
      return;
    }
    const typed: { readonly of: SheetGoal; readonly cell: TypedCell }[] = [];
    let skipped = 0;
    let outside = 0;
    for (const { spot, text } of cells) {
      const found = at(spot);
      const lock = lockAt(spot);
      if (lock?.kind === 'beforeStart' || lock?.kind === 'afterEnd') outside += 1;
      else if (found === null || lock !== null) skipped += 1;
      else if (text !== textAt(spot) && text !== cellText(shownValue(found.line.of, found.place, drafts))) {
        typed.push({ of: found.line.of, cell: { ...found.place, text } });
      }
    }
    const locked = skipped + outside;
    if (locked > 0 && locked === cells.length) onRefused({ kind: 'nothingToEnter', areOutside: skipped === 0 });
    else {
      const cells = typed.map(({ cell }) => cell);
      const doubts = doubtsIn(typed, drafts);
      book.write(cells, { skipped, outside, cut, doubts, ...(seen === undefined ? {} : { seen }) });
    }
  }

  const fillCells = (cells: readonly FilledCell[]) =>
    write(cells.map(({ from, to }) => ({ spot: to, text: textAt(from) })));

  return {
    selection,
    block,
    dispatch,
    textAt,
    lockAt,
    hasValue: (spot) => textAt(spot) !== '',
    placeAt: (spot) => at(spot)?.place ?? null,
    write,
    commit,
    isYear,
    clear: () => write(spotsOf(block).map((spot) => ({ spot, text: '' }))),
    copied: () => {
      const rows: string[][] = [];
      for (let line = block.top; line <= block.bottom; line += 1) {
        const row: string[] = [];
        for (let column = block.left; column <= block.right; column += 1) row.push(textAt({ line, column }));
        rows.push(row);
      }
      return writeBlock(rows);
    },
    paste: (text) => {
      const plan = planPaste(readBlock(text), { selected: block, size });
      const { top, left, bottom, right } = plan.block;
      dispatch({ kind: 'selected', active: { line: top, column: left }, anchor: { line: bottom, column: right } });
      const cells = plan.cells.map(({ spot, text: cell }) => ({ spot, text: cell.trim() }));
      write(cells, { cut: plan.cut });
    },
    fill: (direction) => fillCells(planFill(block, direction)),
    fillCells,
  };
}
