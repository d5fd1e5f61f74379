import type { KeyboardEvent } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import type { Hierarchy } from '#core/goal/hierarchy.ts';
import type { RowFocus } from '#web/goal/list/useRowFocus.ts';
import { mayMoveUnder, type TreeRow } from './treeRows.ts';
import type { Folding } from './useFolding.ts';

export type TreeKeys = {
  readonly row: TreeRow;
  readonly rows: readonly TreeRow[];
  readonly hierarchy: Hierarchy<ListedGoal>;
  readonly focus: RowFocus;
  readonly folding: Folding;
  readonly onOpen: (goalId: string) => void;
  readonly onMove: (goalId: string, parentId: string | null) => void;
};

/**
 * The keys of a row (ARIA, treegrid): arrows move and fold, Enter opens, the context menu's keys open its actions;
 * Alt+Shift with Right puts the goal under its previous sibling, with Left a level up.
 */
export function handleTreeKey(event: KeyboardEvent<HTMLElement>, keys: TreeKeys): void {
  if (event.target !== event.currentTarget) return;
  const { row, focus, folding, onOpen } = keys;
  if (event.altKey && event.shiftKey) {
    moveByKey(event, keys);
    return;
  }
  if (event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')) {
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>('[data-actions]')?.click();
    return;
  }
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (focus.handleMove(event, row.goal.id)) return;
  if (event.key === 'Enter') {
    event.preventDefault();
    onOpen(row.goal.id);
  } else if (event.key === forwardKey(event.currentTarget)) {
    event.preventDefault();
    if (row.isOpen === false) folding.set(row.goal.id, true);
    else if (row.isOpen === true) focusChild(keys);
  } else if (event.key === backKey(event.currentTarget)) {
    event.preventDefault();
    if (row.isOpen === true) folding.set(row.goal.id, false);
    else if (row.parentId !== null) focus.focusRow(row.parentId);
  }
}

function focusChild({ row, rows, focus }: TreeKeys): void {
  const child = rows.find(({ parentId }) => parentId === row.goal.id);
  if (child !== undefined) focus.focusRow(child.goal.id);
}

function moveByKey(event: KeyboardEvent<HTMLElement>, { row, hierarchy, rows, onMove }: TreeKeys): void {
  const isDeeper = event.key === forwardKey(event.currentTarget);
  if (!isDeeper && event.key !== backKey(event.currentTarget)) return;
  event.preventDefault();
  const node = hierarchy.nodes.get(row.goal.id);
  if (node === undefined) return;
  const siblings = rows.filter(({ parentId, level }) => parentId === row.parentId && level === row.level);
  const before = siblings[row.position - 2]?.goal.id;
  const parentId = isDeeper ? before : (node.parent?.parent?.goal.id ?? null);
  if (parentId === undefined || !mayMoveUnder(hierarchy, { goalId: row.goal.id, parentId })) return;
  onMove(row.goal.id, parentId);
}

function isRightToLeft(element: HTMLElement): boolean {
  return element.matches(':dir(rtl)');
}

function forwardKey(element: HTMLElement): string {
  return isRightToLeft(element) ? 'ArrowLeft' : 'ArrowRight';
}

function backKey(element: HTMLElement): string {
  return isRightToLeft(element) ? 'ArrowRight' : 'ArrowLeft';
}
