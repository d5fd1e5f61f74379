import { type RefObject, useLayoutEffect, useState } from 'react';
import { itemsInView, type SheetLayout } from './sheetLayout.ts';

export type ItemsInView = { readonly first: number; readonly last: number };

export function useItemsInView(scroller: RefObject<HTMLElement | null>, layout: SheetLayout): ItemsInView {
  const [view, setView] = useState({ top: 0, height: 0 });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const read = () =>
      setView((before) => {
        // In steps of some rows: scrolling within one renders nothing.
        const top = Math.floor(element.scrollTop / STEP) * STEP;
        const height = element.clientHeight;
        return before.top === top && before.height === height ? before : { top, height };
      });
    read();
    element.addEventListener('scroll', read, { passive: true });
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', read);
      observer.disconnect();
    };
  }, [scroller]);

  return itemsInView(layout, view);
}

const STEP = 168;
