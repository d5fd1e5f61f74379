export type Spot = { readonly line: number; readonly column: number };

export type Selection = {
  readonly active: Spot;
  readonly anchor: Spot;
  readonly edit: Editing | null;
};

export type Editing = {
  readonly text: string;
  /** Begun by typing: arrows end it. Begun by F2 or double click: they move the caret. */
  readonly isTyping: boolean;
};

export type Block = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };

/** Columns of periods only. */
export type SheetSize = { readonly lines: number; readonly columns: number };

export const START: Selection = { active: { line: 0, column: 0 }, anchor: { line: 0, column: 0 }, edit: null };

export type SelectionEvent =
  | { readonly kind: 'went'; readonly to: Spot; readonly isExtended?: boolean }
  | { readonly kind: 'selected'; readonly anchor: Spot; readonly active: Spot }
  | { readonly kind: 'selectedAll' }
  | { readonly kind: 'began'; readonly text: string; readonly isTyping: boolean }
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'cancelled' }
  /** The sheet's lines changed: the active cell has moved. */
  | { readonly kind: 'resized'; readonly active: Spot };

export function reduceSelection(before: Selection, event: SelectionEvent, size: SheetSize): Selection {
  switch (event.kind) {
    case 'went': {
      const active = held(event.to, size);
      return { active, anchor: event.isExtended ? held(before.anchor, size) : active, edit: null };
    }
    case 'selected':
      return { active: held(event.active, size), anchor: held(event.anchor, size), edit: null };
    case 'selectedAll':
      return { edit: null, ...wholeSheet(size) };
    case 'began':
      return { active: before.active, anchor: before.active, edit: { text: event.text, isTyping: event.isTyping } };
    case 'typed':
      return before.edit === null ? before : { ...before, edit: { ...before.edit, text: event.text } };
    case 'cancelled':
      return { ...before, edit: null };
    case 'resized':
      return { ...before, active: held(event.active, size), anchor: held(event.active, size) };
  }
}

function wholeSheet({ lines, columns }: SheetSize): Pick<Selection, 'active' | 'anchor'> {
  const last = { line: Math.max(0, lines - 1), column: Math.max(0, columns - 1) };
  return { active: { line: 0, column: 0 }, anchor: last };
}

export function blockOf({ active, anchor }: Pick<Selection, 'active' | 'anchor'>): Block {
  return {
    top: Math.min(active.line, anchor.line),
    bottom: Math.max(active.line, anchor.line),
    left: Math.min(active.column, anchor.column),
    right: Math.max(active.column, anchor.column),
  };
}

export function isInside({ top, bottom, left, right }: Block, { line, column }: Spot): boolean {
  return line >= top && line <= bottom && column >= left && column <= right;
}

export function sizeOfBlock({ top, bottom, left, right }: Block): SheetSize {
  return { lines: bottom - top + 1, columns: right - left + 1 };
}

export function spotsOf({ top, bottom, left, right }: Block): Spot[] {
  const spots: Spot[] = [];
  for (let line = top; line <= bottom; line += 1) {
    for (let column = left; column <= right; column += 1) spots.push({ line, column });
  }
  return spots;
}

export function held({ line, column }: Spot, { lines, columns }: SheetSize): Spot {
  return {
    line: Math.max(0, Math.min(line, lines - 1)),
    column: Math.max(0, Math.min(column, columns)),
  };
}
