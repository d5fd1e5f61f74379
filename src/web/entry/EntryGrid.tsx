import { useRef } from 'react';
import { CellProblem } from './CellProblem.tsx';
import { activeCellElement } from './cellElement.ts';
import { needsAuthor } from './draft.ts';
import type { EntryBook } from './entryBook.ts';
import { SheetScroller } from './SheetScroller.tsx';
import { StatusLine } from './StatusLine.tsx';
import type { Spot } from './selection.ts';
import { type CellPlace, cellKeyOf } from './sheetCell.ts';
import type { Drafts } from './sheetFigures.ts';
import type { Sheet } from './sheetModel.ts';
import { type EditedCell, useEditingTold } from './useEditingTold.ts';
import { useFollowActive } from './useFollowActive.ts';
import { useRestored, useWanted } from './usePlacesAsked.ts';
import { type SheetRefusal, useSheet } from './useSheet.ts';
import { useSheetClipboard } from './useSheetClipboard.ts';
import { useSheetKeyboard } from './useSheetKeyboard.ts';
import { useSheetPointer } from './useSheetPointer.ts';

/** The sheet as a table: two rows a goal, a column a period, the year frozen at its end (screens, B3). */
export function EntryGrid({
  sheet,
  year,
  drafts,
  book,
  restored,
  wanted,
  onEditing,
  onRefused,
  onToggleGroup,
}: {
  readonly sheet: Sheet;
  readonly year: number;
  readonly drafts: Drafts;
  readonly book: EntryBook;
  /** What was being typed when the page went. */
  readonly restored: EditedCell | null;
  /** A cell to go to. */
  readonly wanted: CellPlace | null;
  readonly onEditing: (editing: EditedCell | null) => void;
  readonly onRefused: (refusal: SheetRefusal | null) => void;
  readonly onToggleGroup: (goalId: string) => void;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  const control = useSheet({ sheet, drafts, book, onRefused });
  const { selection, block, dispatch } = control;
  const activePlace = control.placeAt(selection.active);
  const activeDraft = activePlace === null ? undefined : drafts.get(cellKeyOf(activePlace));
  const hasProblem = activeDraft !== undefined && needsAuthor(activeDraft) && selection.edit === null;
  const pointer = useSheetPointer({ scroller, control });
  const dismiss = () => onRefused(null);
  const handleKey = useSheetKeyboard({ sheet, control, book, scroller, problem, onKey: dismiss });

  useSheetClipboard({ scroller, control, onPaste: dismiss });
  useFollowActive(scroller, selection.active, selection.edit !== null);
  useRestored({ sheet, restored, dispatch });
  useWanted({ sheet, wanted, dispatch, scroller });
  useEditingTold({ place: activePlace, text: selection.edit?.text ?? null }, onEditing);

  return (
    <>
      <SheetScroller
        ref={scroller}
        sheet={sheet}
        year={year}
        drafts={drafts}
        control={control}
        fill={pointer.fill}
        problemId={hasProblem ? PROBLEM_ID : null}
        onToggleGroup={onToggleGroup}
        handlers={{
          ...pointer.handlers,
          onKeyDown: handleKey,
        }}
      />
      {hasProblem && (
        <CellProblem
          ref={problem}
          id={PROBLEM_ID}
          key={`${selection.active.line} ${selection.active.column}`}
          draft={activeDraft}
          stored={storedAt(sheet, selection.active)}
          book={book}
          below={block.bottom}
          scroller={scroller}
          onDone={() => activeCellElement(scroller.current)?.focus({ preventScroll: true })}
        />
      )}
      <StatusLine sheet={sheet} control={control} drafts={drafts} />
    </>
  );
}

const PROBLEM_ID = 'cell-problem';

function storedAt({ lines, columns }: Sheet, { line, column }: Spot): number | null {
  const found = lines[line];
  const start = columns[column]?.start;
  return found === undefined || start === undefined ? null : (found.of.entries.get(start)?.[found.figure] ?? null);
}
