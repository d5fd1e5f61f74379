import type { KeyboardEvent } from 'react';
import { handleChoosingKey } from '#web/goal/bulk/choosingKeys.ts';
import type { ChosenGoals } from '#web/goal/bulk/useChosen.ts';
import type { RowFocus } from '#web/goal/list/useRowFocus.ts';
import { CELLS, columnOf } from './cellElements.ts';

type Row = {
  readonly id: string;
  readonly ids: readonly string[];
  readonly focus: RowFocus;
  readonly choosing: ChosenGoals;
  /** False in a tree, where an arrow folds. */
  readonly isArrowIn: boolean;
  /** `typed` takes the place of what the cell has. */
  readonly openCell: (cell: HTMLElement, typed?: string) => void;
  readonly openGoal: () => void;
};

/**
 * The keys of the cells (ARIA, grid): an arrow leads from the row to them and between them, Enter and F2 edit, typing
 * replaces, Escape returns to the row; those that choose rows are the row's. True where the key was one of them.
 */
export function handleCellKey(event: KeyboardEvent<HTMLElement>, row: Row): boolean {
  const act = actOf(event, row);
  if (act === null) return false;
  event.preventDefault();
  act();
  return true;
}

function actOf(event: KeyboardEvent<HTMLElement>, row: Row): (() => void) | null {
  const { target, currentTarget, key } = event;
  if (event.altKey || !(target instanceof HTMLElement)) return null;
  const cells = [...currentTarget.querySelectorAll<HTMLElement>(CELLS)].filter(isShown);
  const forward = currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
  if (target === currentTarget) return fromRow({ key, forward, cells, isPlain: isPlain(event) }, row);
  const at = cells.indexOf(target);
  if (at < 0) return null;
  const column = columnOf(target);
  const inColumn = { ...row.focus, focusRow: (id: string) => row.focus.focusRow(id, column) };
  if (handleChoosingKey(event, { ...row, focus: inColumn })) return () => {};
  if (!isPlain(event)) return null;
  const isEditable = target.matches('[data-editable]');
  const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case forward:
      return () => cells[Math.min(at + 1, cells.length - 1)]?.focus();
    case backward:
      return () => (cells[at - 1] ?? currentTarget).focus();
    case 'ArrowDown':
    case 'ArrowUp': {
      const to = row.ids[row.ids.indexOf(row.id) + (key === 'ArrowDown' ? 1 : -1)];
      return () => to !== undefined && inColumn.focusRow(to);
    }
    case 'Home':
      return () => cells[0]?.focus();
    case 'End':
      return () => cells.at(-1)?.focus();
    case 'Escape':
      return () => currentTarget.focus();
    case 'Enter':
      return isEditable ? () => row.openCell(target) : row.openGoal;
    case 'F2':
      return isEditable ? () => row.openCell(target) : null;
    case 'Delete':
    case 'Backspace':
      return isEditable ? () => row.openCell(target, '') : null;
    default:
      return isEditable && key.length === 1 && key !== ' ' ? () => row.openCell(target, key) : null;
  }
}

function fromRow(
  {
    key,
    forward,
    cells,
    isPlain: plain,
  }: {
    readonly key: string;
    readonly forward: string;
    readonly cells: readonly HTMLElement[];
    readonly isPlain: boolean;
  },
  row: Row,
): (() => void) | null {
  const first = cells.find((cell) => cell.matches('[data-editable]'));
  if (!plain || cells.length === 0) return null;
  if (key === forward && row.isArrowIn) return () => cells[0]?.focus();
  return key === 'F2' && first !== undefined ? () => row.openCell(first) : null;
}

/** Shift writes a capital. */
function isPlain({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && (!shiftKey || key.length === 1);
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
