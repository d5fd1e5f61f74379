import { useEffect, useRef } from 'react';
import type { Sheet } from '#web/goal/entries/sheetModel.ts';
import type { Selection, SelectionEvent, Spot } from './selection.ts';

/**
 * When rows change the active cell stays the same cell of the same goal, or the same place; in a sheet of other
 * periods it starts again.
 */
export function useKeptPlace(
  sheet: Sheet,
  {
    selection: { active },
    opening,
    dispatch,
  }: {
    readonly selection: Selection;
    readonly opening: () => Spot;
    readonly dispatch: (event: SelectionEvent) => void;
  },
): void {
  const known = useRef({ sheet, active });
  const open = useRef(opening);
  open.current = opening;
  useEffect(() => {
    const before = known.current;
    known.current = { sheet, active };
    if (before.sheet === sheet || before.sheet.lines === sheet.lines) return;
    const line = before.sheet.lines[active.line];
    const column = before.sheet.columns[active.column];
    const found = sheet.lines.findIndex(({ of, figure }) => of.goal.id === line?.of.goal.id && figure === line.figure);
    const isSameColumns = sheet.columns[active.column]?.start === column?.start;
    if (found === active.line && isSameColumns) return;
    if (found < 0) dispatch({ kind: 'went', to: isSameColumns ? active : open.current() });
    else dispatch({ kind: 'resized', active: { line: found, column: active.column } });
  }, [sheet, active, dispatch]);
}
