import { type RefObject, useLayoutEffect, useState } from 'react';

/** Grid cell of the specification, section 9: a card of 304 and a gap of 16. */
export const CELL = 320;
export const GAP = 16;

/** How many cells fit beside each other in an element; follows its width. 0 until it is measured. */
export function useColumns(element: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(0);

  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => setColumns(columnsIn(measured.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);

  return columns;
}

/** The last column has no gap after it; there is always one. */
export function columnsIn(width: number): number {
  return Math.max(1, Math.floor((width + GAP) / CELL));
}
