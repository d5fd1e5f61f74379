import type { KeyboardEvent } from 'react';
import type { RowFocus } from '#web/goal/list/useRowFocus.ts';
import type { ChosenGoals } from './useChosen.ts';

type Row = {
  readonly id: string;
  readonly ids: readonly string[];
  readonly focus: Pick<RowFocus, 'focusRow'>;
  readonly choosing: ChosenGoals;
};

/**
 * The keys by which rows are chosen (ARIA, grid): Space the row, Shift with the arrows also the next one, Ctrl+A all,
 * Esc none. True where the key was one of them.
 */
export function handleChoosingKey(event: KeyboardEvent, row: Row): boolean {
  const act = row.choosing.isOffered && !event.altKey ? actOf(event, row) : null;
  if (act === null) return false;
  event.preventDefault();
  act();
  return true;
}

function actOf(
  { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  { id, ids, focus, choosing }: Row,
): (() => void) | null {
  if (ctrlKey || metaKey) return key === 'a' && !shiftKey ? choosing.chooseAll : null;
  if (key === ' ') return () => choosing.toggle(id, { isRange: shiftKey });
  if (key === 'Escape') return choosing.chosen.length > 0 ? choosing.clear : null;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const to = shiftKey && step !== 0 ? ids[ids.indexOf(id) + step] : undefined;
  if (to === undefined) return null;
  return () => {
    choosing.addBoth(id, to);
    focus.focusRow(to);
  };
}
