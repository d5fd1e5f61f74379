import { useEffect, useRef } from 'react';
import type { CellPlace } from '#web/goal/entries/sheetCell.ts';
import type { Sheet } from '#web/goal/entries/sheetModel.ts';
import type { Spot } from '#web/pages/entry/keys/selection.ts';
import type { SheetControl } from '#web/pages/entry/keys/sheetControl.ts';

/** Restores what was being typed before a reload. */
export function useRestored({
  sheet,
  restored,
  dispatch,
}: {
  readonly sheet: Sheet;
  readonly restored: (CellPlace & { readonly text: string }) | null;
  readonly dispatch: SheetControl['dispatch'];
}): void {
  const left = useRef(restored);
  useEffect(() => {
    const { current } = left;
    if (current === null) return;
    const spot = spotOf(sheet, current);
    if (spot === null) return;
    left.current = null;
    dispatch({ kind: 'went', to: spot });
    dispatch({ kind: 'began', text: current.text, isTyping: false });
  }, [sheet, dispatch]);
}

export function useWanted({
  sheet,
  wanted,
  dispatch,
  scroller,
}: {
  readonly sheet: Sheet;
  readonly wanted: CellPlace | null;
  readonly dispatch: SheetControl['dispatch'];
  readonly scroller: { readonly current: HTMLElement | null };
}): void {
  const latest = useRef(sheet);
  latest.current = sheet;
  useEffect(() => {
    if (wanted === null) return;
    const spot = spotOf(latest.current, wanted);
    if (spot === null) return;
    scroller.current?.focus();
    dispatch({ kind: 'went', to: spot });
  }, [wanted, dispatch, scroller]);
}

function spotOf({ lines, columns }: Sheet, { goalId, figure, date }: CellPlace): Spot | null {
  const line = lines.findIndex((each) => each.of.goal.id === goalId && each.figure === figure);
  const column = columns.findIndex(({ start }) => start === date);
  return line < 0 || column < 0 ? null : { line, column };
}
