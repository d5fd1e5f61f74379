import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { type ColumnSpan, columnsInView } from './columnsInView.ts';

/** Which columns of a sheet are near its visible part, followed as it scrolls and grows; the frozen ones not counted. */
export function useColumnsInView(scroller: RefObject<HTMLElement | null>, count: number): ColumnSpan {
  const [span, setSpan] = useState<ColumnSpan>(() => columnsInView(count, UNSEEN));

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    let sizes = sizesOf(element, count);
    const read = () => {
      // From right to left it counts downwards.
      const from = Math.abs(element.scrollLeft);
      const next = columnsInView(count, { from, ...sizes });
      setSpan((before) => (before.first === next.first && before.last === next.last ? before : next));
    };
    const measure = () => {
      sizes = sizesOf(element, count);
      read();
    };
    measure();
    element.addEventListener('scroll', read, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', read);
      observer.disconnect();
    };
  }, [scroller, count]);

  // A sheet of fewer columns is drawn once before it is measured.
  return useMemo(
    () => ({ first: Math.min(span.first, Math.max(0, count - 1)), last: Math.min(span.last, count - 1) }),
    [span, count],
  );
}

const UNSEEN = { from: 0, length: 0, columnWidth: 76 };

function sizesOf(scroller: HTMLElement, count: number): { readonly length: number; readonly columnWidth: number } {
  const frozen = [...scroller.querySelectorAll<HTMLElement>('[data-frozen]')];
  const taken = frozen.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);
  return {
    length: Math.max(0, scroller.clientWidth - taken),
    columnWidth: (scroller.scrollWidth - taken) / Math.max(1, count),
  };
}
