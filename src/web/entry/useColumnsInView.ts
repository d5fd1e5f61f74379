import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { type ColumnSpan, columnsInView, fittedColumn } from './columnsInView.ts';

export type ColumnsInView = {
  readonly span: ColumnSpan;
  /** As wide as each column is drawn, in px; null until it is measured. */
  readonly width: number | null;
};

/** Which columns of a sheet are near its visible part, and how wide they are, followed as it scrolls and grows. */
export function useColumnsInView(
  scroller: RefObject<HTMLElement | null>,
  { count, narrowest }: { readonly count: number; readonly narrowest: number },
): ColumnsInView {
  const [seen, setSeen] = useState<ColumnsInView>(() => ({ span: columnsInView(count, UNSEEN), width: null }));

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const frozen = [...element.querySelectorAll<HTMLElement>('[data-frozen]')];
    let strip = UNSEEN;
    const read = () => {
      // From right to left it counts downwards.
      const { first, last } = columnsInView(count, { ...strip, from: Math.abs(element.scrollLeft) });
      const width = strip.columnWidth;
      setSeen((before) =>
        before.width === width && before.span.first === first && before.span.last === last
          ? before
          : { span: { first, last }, width },
      );
    };
    const measure = () => {
      const taken = frozen.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);
      const length = Math.max(0, element.clientWidth - taken);
      strip = { from: 0, length, columnWidth: fittedColumn(length, { count, narrowest }) };
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

  // A sheet of fewer columns is drawn once before it is measured.
  return useMemo(() => {
    const { first, last } = seen.span;
    const span = { first: Math.min(first, Math.max(0, count - 1)), last: Math.min(last, count - 1) };
    return { span, width: seen.width };
  }, [seen, count]);
}

const UNSEEN = { from: 0, length: 0, columnWidth: 76 };
