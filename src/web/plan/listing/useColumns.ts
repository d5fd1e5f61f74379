import { type RefObject, useLayoutEffect, useState } from 'react';

export const CELL = 320;
export const GAP = 16;

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

export function columnsIn(width: number): number {
  return Math.max(1, Math.floor((width + GAP) / CELL));
}
