import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const PAGE = 12;

export type RowFocus = {
  readonly activeId: string | null;
  /** The row, or its cell of a column. */
  focusRow(id: string, column?: string | null): void;
  handleMove(event: KeyboardEvent, id: string): boolean;
  setActive(id: string): void;
};

/** Roving tabindex (ARIA), also where most rows are not rendered. */
export function useRowFocus(list: RefObject<HTMLElement | null>, ids: readonly string[], rowHeight: number): RowFocus {
  const [active, setActive] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const wantedColumn = useRef<string | null>(null);
  const activeId = active !== null && ids.includes(active) ? active : (ids[0] ?? null);

  const focusWanted = useCallback(() => {
    const id = wanted.current;
    const row = id === null ? null : list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
    if (row === null || row === undefined) return;
    wanted.current = null;
    const column = wantedColumn.current;
    const cell = column === null ? null : row.querySelector<HTMLElement>(`[data-column="${CSS.escape(column)}"]`);
    (cell ?? row).focus();
    row.scrollIntoView({ block: 'nearest' });
  }, [list]);

  // A row outside the viewport exists only after scrolling renders it.
  useEffect(focusWanted);

  function focusRow(id: string, column: string | null = null) {
    wanted.current = id;
    wantedColumn.current = column;
    setActive(id);
    const isDrawn = list.current?.querySelector(`[data-row="${CSS.escape(id)}"]`) != null;
    if (isDrawn) {
      focusWanted();
      return;
    }
    const top = list.current?.getBoundingClientRect().top ?? 0;
    window.scrollTo({ top: window.scrollY + top + ids.indexOf(id) * rowHeight - window.innerHeight / 2 });
  }

  function handleMove(event: KeyboardEvent, id: string): boolean {
    const to = ids[targetOf(event.key, { at: ids.indexOf(id), last: ids.length - 1 }) ?? -1];
    if (to === undefined) return false;
    event.preventDefault();
    focusRow(to);
    return true;
  }

  return { activeId, focusRow, handleMove, setActive };
}

function targetOf(key: string, { at, last }: { readonly at: number; readonly last: number }): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, at + 1);
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'PageDown':
      return Math.min(last, at + PAGE);
    case 'PageUp':
      return Math.max(0, at - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
