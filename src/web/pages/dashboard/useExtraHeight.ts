import { type RefObject, useLayoutEffect, useState } from 'react';
import { CELL } from '#web/plan/listing/useColumns.ts';

/**
 * By how many px an item is higher than a card, for a grid of one column where the expanded card has a height of its
 * own; 0 while no item is named.
 */
export function useExtraHeight(item: RefObject<HTMLElement | null>, itemId: string | null): number {
  const [extra, setExtra] = useState(0);

  useLayoutEffect(() => {
    const measured = item.current;
    if (itemId === null || measured === null) {
      setExtra(0);
      return;
    }
    const measure = () => setExtra(Math.max(0, measured.offsetHeight - CELL));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [item, itemId]);

  return extra;
}
