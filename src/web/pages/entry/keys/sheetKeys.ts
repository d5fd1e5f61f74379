import type { KeyboardEvent } from 'react';
import type { EntryBook } from '#web/pages/entry/book/entryBook.ts';
import { moveByKey } from './moveByKey.ts';
import type { SheetSize, Spot } from './selection.ts';
import type { SheetControl } from './sheetControl.ts';

export type SheetKeys = {
  readonly control: SheetControl;
  readonly book: EntryBook;
  readonly size: SheetSize;
  readonly page: number;
  /** Of each goal. */
  readonly linesOfGoal: number;
  readonly isRightToLeft: boolean;
  readonly onLeave: () => void;
  readonly isLeaving: boolean;
  readonly onReason: () => boolean;
  readonly onSource: () => boolean;
};

export function handleSheetKey(event: KeyboardEvent, keys: SheetKeys): boolean {
  const { control, book, isLeaving } = keys;
  const isJump = event.ctrlKey || event.metaKey;
  if (event.key === 'Tab' && isLeaving) return false;
  // By its place on the keyboard: with Alt the letter may be another one.
  if (event.altKey && event.code === 'KeyP') return keys.onSource();
  if (event.altKey) return event.key === 'ArrowDown' && keys.onReason();
  if (isJump && handleCommand(event, control, book)) return true;
  if (move(event, keys)) return true;
  if (isJump) return false;
  switch (event.key) {
    case 'F2':
      return begin(control, { text: control.textAt(control.selection.active), isTyping: false });
    case 'Delete':
    case 'Backspace':
      control.clear();
      return true;
    case 'Escape':
      keys.onLeave();
      return true;
    default:
      // Printable keys have one character, named keys such as `Shift` more.
      return Array.from(event.key).length === 1 && begin(control, { text: event.key, isTyping: true });
  }
}

export function handleEditorKey(event: KeyboardEvent, keys: SheetKeys): boolean {
  const { control } = keys;
  const { edit } = control.selection;
  if (edit === null || event.nativeEvent.isComposing) return false;
  if (event.key === 'Escape') {
    control.dispatch({ kind: 'cancelled' });
    return true;
  }
  const isEnd = event.key === 'Enter' || event.key === 'Tab' || (edit.isTyping && event.key.startsWith('Arrow'));
  if (!isEnd || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (control.commit()) move(event, keys);
  return true;
}

function handleCommand(event: KeyboardEvent, control: SheetControl, book: EntryBook): boolean {
  switch (event.key.toLowerCase()) {
    case 'a':
      control.dispatch({ kind: 'selectedAll' });
      return true;
    case 'z':
      if (event.shiftKey) book.redo();
      else book.undo();
      return true;
    case 'y':
      book.redo();
      return true;
    case 'd':
      control.fill('down');
      return true;
    case 'r':
      control.fill('right');
      return true;
    default:
      return false;
  }
}

function move(event: KeyboardEvent, { control, size, page, linesOfGoal, isRightToLeft }: SheetKeys): boolean {
  const { selection, hasValue } = control;
  const isLocked = (spot: Spot) => control.lockAt(spot) !== null;
  const key = { key: event.key, isJump: event.ctrlKey || event.metaKey, isShift: event.shiftKey };
  const from = selection.active;
  const moved = moveByKey(key, { from, size, page, linesOfGoal, isRightToLeft, hasValue, isLocked });
  if (moved === null) return false;
  control.dispatch({ kind: 'went', ...moved });
  return true;
}

function begin(
  control: SheetControl,
  { text, isTyping }: { readonly text: string; readonly isTyping: boolean },
): boolean {
  if (control.lockAt(control.selection.active) !== null) return false;
  control.dispatch({ kind: 'began', text, isTyping });
  return true;
}
