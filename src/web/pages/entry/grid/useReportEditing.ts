import { useEffect, useRef } from 'react';
import type { CellPlace } from '#web/goal/entries/sheetCell.ts';

export type EditedCell = CellPlace & { readonly text: string };

export function useReportEditing(
  { place, text }: { readonly place: CellPlace | null; readonly text: string | null },
  tell: (editing: EditedCell | null) => void,
): void {
  const latestPlace = useRef(place);
  latestPlace.current = place;
  useEffect(() => {
    const { current } = latestPlace;
    tell(text === null || current === null ? null : { ...current, text });
  }, [text, tell]);
}
