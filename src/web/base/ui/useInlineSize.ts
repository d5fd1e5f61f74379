import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of an element, in px; null before it is measured. */
export function useInlineSize(element: RefObject<HTMLElement | null>): number | null {
  const [size, setSize] = useState<number | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => setSize(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
