import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { type ColumnSpan, columnsInView, fittedColumn } from '#web/pages/entry/cell/columnsInView.ts';

/** Which columns are near the viewport; their width is set on the scroller before anything scrolls into view. */
export function useColumnsInView(
  scroller: RefObject<HTMLElement | null>,
  { count, narrowest }: { readonly count: number; readonly narrowest: number },
): ColumnSpan {
  const [span, setSpan] = useState<ColumnSpan>(() => columnsInView(count, UNSEEN));

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const frozen = [...element.querySelectorAll<HTMLElement>('[data-frozen]')];
    let strip = UNSEEN;
    const read = () => {
      // In right-to-left pages scrollLeft is negative.
      const next = columnsInView(count, { ...strip, from: Math.abs(element.scrollLeft) });
      setSpan((before) => (before.first === next.first && before.last === next.last ? before : next));
    };
    const measure = () => {
      const taken = frozen.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);
      const length = Math.max(0, element.clientWidth - taken);
      const columnWidth = fittedColumn(length, { count, narrowest });
      for (const name of ['--period', '--column']) element.style.setProperty(name, `${columnWidth}px`);
      strip = { from: 0, length, columnWidth };
      read();
    };
    measure();
    element.addEventListener('scroll', read, { passive: true });
    const observer = new ResizeObserver(measure);
    for (const each of [element, ...frozen]) observer.observe(each);
    return () => {
      element.removeEventListener('scroll', read);
      observer.disconnect();
    };
  }, [scroller, count, narrowest]);

  // A sheet of fewer columns renders once before it is measured.
  return useMemo(
    () => ({ first: Math.min(span.first, Math.max(0, count - 1)), last: Math.min(span.last, count - 1) }),
    [span, count],
  );
}

const UNSEEN = { from: 0, length: 0, columnWidth: 76 };
