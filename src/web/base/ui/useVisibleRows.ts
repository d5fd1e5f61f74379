import { type RefObject, useLayoutEffect, useState } from 'react';

export type RowRange = { readonly first: number; readonly last: number };

/** What of a list is in view, from its upper edge; px. */
type View = { readonly top: number; readonly height: number };

/** Of the window, until it is measured before the first paint; the same on the server, which has none. */
const FIRST_HEIGHT = 900;

/** The rows in view, by `rowsIn`, while the page scrolls. */
export function useVisibleRows(
  list: RefObject<HTMLElement | null>,
  { rowHeight, rowsIn }: { readonly rowHeight: number; readonly rowsIn: (view: View, rowHeight: number) => RowRange },
): RowRange {
  const [range, setRange] = useState<RowRange>(() => rowsIn({ top: 0, height: FIRST_HEIGHT }, rowHeight));

  useLayoutEffect(() => {
    function measure() {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const next = rowsIn({ top: -top, height: window.innerHeight }, rowHeight);
      setRange((before) => (before.first === next.first && before.last === next.last ? before : next));
    }
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [list, rowHeight, rowsIn]);

  return range;
}
