import type { KeyboardEvent } from 'react';
import type { MovedPart } from '#core/work/movedDays.ts';
import type { RowFocus } from '#web/goal/list/useRowFocus.ts';
import type { TimelineRow } from './timelineRows.ts';

type TimelineKeys = {
  readonly row: TimelineRow;
  readonly rows: readonly TimelineRow[];
  readonly focus: RowFocus;
  /** Whether its days are moved and wait to be saved. */
  readonly isWaiting: boolean;
  /** Whether a move or links are told, to be put away. */
  readonly hasStatus: boolean;
  readonly onFold: (isOpen: boolean) => void;
  readonly onOpen: () => void;
  /** Undefined where its days are not moved. */
  readonly onMove: ((part: MovedPart, days: number) => void) | undefined;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly onLinks: () => void;
};

const WEEK = 7;

/**
 * The keys of a row (ARIA, treegrid): arrows move and fold, Enter opens, L shows what comes before and after. Shift with
 * Left or Right moves its days, with Ctrl by a week, with Alt its end alone; Enter saves that, Escape takes it back.
 */
export function handleTimelineKey(event: KeyboardEvent<HTMLElement>, keys: TimelineKeys): void {
  if (!(event.target instanceof Element && event.target.matches('[data-row]'))) return;
  const act = event.shiftKey ? moveOf(event, keys) : actionOf(event, keys);
  if (act === null) return;
  event.preventDefault();
  // The page would close what is open.
  if (event.key === 'Escape') event.stopPropagation();
  act();
}

function moveOf(event: KeyboardEvent<HTMLElement>, { onMove }: TimelineKeys): (() => void) | null {
  const way = sideways(event);
  if (way === 0 || onMove === undefined) return null;
  const days = way * (event.ctrlKey || event.metaKey ? WEEK : 1);
  return () => onMove(event.altKey ? 'end' : 'all', days);
}

function actionOf(event: KeyboardEvent<HTMLElement>, keys: TimelineKeys): (() => void) | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  const { row, focus, isWaiting, hasStatus, onOpen, onSave, onCancel, onLinks } = keys;
  if (event.key === 'Enter') return isWaiting ? onSave : onOpen;
  if (event.key === 'Escape') return hasStatus ? onCancel : null;
  if (event.key.toLowerCase() === 'l') return onLinks;
  const way = sideways(event);
  if (way !== 0) return () => (way > 0 ? goIn(keys) : goOut(keys));
  focus.handleMove(event, row.id);
  return null;
}

/** 1 forwards, -1 back. */
function sideways({ key, currentTarget }: KeyboardEvent<HTMLElement>): number {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  return currentTarget.matches(':dir(rtl)') ? -step : step;
}

function goIn({ row, rows, focus, onFold }: TimelineKeys): void {
  const isOpen = row.kind === 'goal' ? row.isOpen : null;
  const child = rows.find(({ parentId }) => parentId === row.id);
  if (isOpen === false) onFold(true);
  else if (child !== undefined) focus.focusRow(child.id);
}

function goOut({ row, focus, onFold }: TimelineKeys): void {
  if (row.kind === 'goal' && row.isOpen === true) onFold(false);
  else if (row.parentId !== null) focus.focusRow(row.parentId);
}
