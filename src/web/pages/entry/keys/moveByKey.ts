import type { SheetSize, Spot } from './selection.ts';

export type MoveKey = {
  readonly key: string;
  readonly isJump: boolean;
  readonly isShift: boolean;
};

export type MoveQuestion = {
  readonly from: Spot;
  readonly size: SheetSize;
  readonly page: number;
  /** Two where a goal has its target and its actual. */
  readonly linesOfGoal: number;
  readonly isRightToLeft: boolean;
  readonly hasValue: (spot: Spot) => boolean;
  readonly isLocked: (spot: Spot) => boolean;
};

export type Move = { readonly to: Spot; readonly isExtended: boolean };

/**
 * Where a key leads, as in a spreadsheet; null for a key that does not move. Enter and Tab lead to the next cell that
 * can be entered, Enter from an actual to an actual and from a target to a target; Tab leaves the sheet at its end.
 */
export function moveByKey({ key, isJump, isShift }: MoveKey, question: MoveQuestion): Move | null {
  const { from, size, page } = question;
  const last = { line: size.lines - 1, column: size.columns - 1 };
  const arrow = arrowOf(key, question.isRightToLeft);
  if (arrow !== null) {
    return { to: isJump ? edgeFrom(from, arrow, question) : stepped(from, arrow), isExtended: isShift };
  }
  switch (key) {
    case 'Enter':
      return { to: nextInColumn(question, isShift ? -1 : 1), isExtended: false };
    case 'Tab': {
      const to = nextInOrder(question, isShift ? -1 : 1);
      return to === null ? null : { to, isExtended: false };
    }
    case 'Home':
      return { to: { line: isJump ? 0 : from.line, column: 0 }, isExtended: isShift };
    case 'End':
      return { to: { line: isJump ? last.line : from.line, column: last.column }, isExtended: isShift };
    case 'PageUp':
      return { to: { line: from.line - page, column: from.column }, isExtended: isShift };
    case 'PageDown':
      return { to: { line: from.line + page, column: from.column }, isExtended: isShift };
    default:
      return null;
  }
}

function arrowOf(key: string, isRightToLeft: boolean): Spot | null {
  const forward = isRightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowUp':
      return { line: -1, column: 0 };
    case 'ArrowDown':
      return { line: 1, column: 0 };
    case 'ArrowLeft':
      return { line: 0, column: -forward };
    case 'ArrowRight':
      return { line: 0, column: forward };
    default:
      return null;
  }
}

/** Stays where nothing below can be entered; from a locked cell it moves line by line. */
function nextInColumn({ from, size, linesOfGoal, isLocked }: MoveQuestion, by: 1 | -1): Spot {
  const nextGoal = { line: by * linesOfGoal, column: 0 };
  const isInLines = ({ line }: Spot) => line >= 0 && line < size.lines;
  for (let to = stepped(from, nextGoal); isInLines(to); to = stepped(to, nextGoal)) if (!isLocked(to)) return to;
  return isLocked(from) ? stepped(from, { line: by, column: 0 }) : from;
}

function nextInOrder({ from, size, isLocked }: MoveQuestion, by: 1 | -1): Spot | null {
  const end = size.lines * size.columns;
  const start = from.line * size.columns + (by > 0 ? Math.min(from.column, size.columns - 1) : from.column) + by;
  for (let at = start; at >= 0 && at < end; at += by) {
    const to = { line: Math.floor(at / size.columns), column: at % size.columns };
    if (!isLocked(to)) return to;
  }
  return null;
}

/** Ctrl+arrow: to the end of the current run of figures, else to the next figure, else to the edge of the sheet. */
function edgeFrom(from: Spot, arrow: Spot, { size, hasValue }: MoveQuestion): Spot {
  let at = from;
  let next = stepped(at, arrow);
  const isRun = hasValue(from) && isIn(next, size) && hasValue(next);
  while (isIn(next, size)) {
    if (isRun && !hasValue(next)) return at;
    at = next;
    if (!isRun && hasValue(at)) return at;
    next = stepped(at, arrow);
  }
  return at;
}

function stepped({ line, column }: Spot, by: Spot): Spot {
  return { line: line + by.line, column: column + by.column };
}

function isIn({ line, column }: Spot, { lines, columns }: SheetSize): boolean {
  return line >= 0 && line < lines && column >= 0 && column < columns;
}
