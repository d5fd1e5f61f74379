import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { Sheet } from '#web/goal/entries/sheetModel.ts';
import type { EntryBook } from '#web/pages/entry/book/entryBook.ts';
import type { SheetControl } from '#web/pages/entry/keys/sheetControl.ts';
import { handleEditorKey, handleSheetKey, type SheetKeys } from '#web/pages/entry/keys/sheetKeys.ts';
import { LINE_HEIGHT } from './sheetLayout.ts';

const KEPT_LINES = 3;

/** Esc lets the next Tab leave the sheet. */
export function useSheetKeyboard({
  sheet,
  control,
  book,
  scroller,
  problem,
  onKey,
  onSource,
}: {
  readonly sheet: Sheet;
  readonly control: SheetControl;
  readonly book: EntryBook;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly problem: RefObject<HTMLElement | null>;
  readonly onKey: () => void;
  readonly onSource: () => boolean;
}): (event: KeyboardEvent) => void {
  const [isLeaving, setLeaving] = useState(false);

  return (event) => {
    if (!(event.target instanceof Element) || event.target.closest('[role="gridcell"]') === null) return;
    onKey();
    const keys: SheetKeys = {
      control,
      book,
      size: { lines: sheet.lines.length, columns: sheet.columns.length },
      page: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / LINE_HEIGHT) - KEPT_LINES),
      linesOfGoal: sheet.figures.length,
      isRightToLeft: scroller.current !== null && getComputedStyle(scroller.current).direction === 'rtl',
      isLeaving,
      onLeave: () => setLeaving(true),
      onSource,
      onReason: () => {
        const button = problem.current?.querySelector('button');
        button?.focus();
        return button != null;
      },
    };
    const isHandled = control.selection.edit === null ? handleSheetKey(event, keys) : handleEditorKey(event, keys);
    if (isHandled) event.preventDefault();
    if (event.key !== 'Escape') setLeaving(false);
  };
}
