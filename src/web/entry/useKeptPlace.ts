import { useEffect, useRef } from 'react';
import type { Selection, SelectionEvent } from './selection.ts';
import type { Sheet } from './sheetModel.ts';

/** Where rows come and go the active cell stays the same cell of the same goal, if it is still there. */
export function useKeptPlace(sheet: Sheet, { active }: Selection, dispatch: (event: SelectionEvent) => void): void {
  const known = useRef({ sheet, active });
  useEffect(() => {
    const before = known.current;
    known.current = { sheet, active };
    if (before.sheet === sheet || before.sheet.lines === sheet.lines) return;
    const line = before.sheet.lines[active.line];
    const column = before.sheet.columns[active.column];
    const found = sheet.lines.findIndex(({ of, figure }) => of.goal.id === line?.of.goal.id && figure === line.figure);
    const isSameColumns = sheet.columns[active.column]?.start === column?.start;
    if (found === active.line && isSameColumns) return;
    dispatch({ kind: 'resized', active: found < 0 ? null : { line: found, column: active.column } });
  }, [sheet, active, dispatch]);
}
