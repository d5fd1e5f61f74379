import { type RefObject, useLayoutEffect, useState } from 'react';
import { CELL } from '#web/plan/listing/useColumns.ts';

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
