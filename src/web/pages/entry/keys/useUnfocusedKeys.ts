import { type RefObject, useEffect } from 'react';
import { activeCellElement } from './cellElement.ts';

/**
 * Without a focused control, figures, arrows, Enter, F2 and Ctrl+V go to the active cell, which looks selected from
 * the start. The focus itself moves only then, so that Tab still starts at the top of the page.
 */
export function useUnfocusedKeys(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      if (event.isComposing || !isAround(event.target, scroller.current) || !isForCell(event)) return;
      const cell = activeCellElement(scroller.current);
      cell?.focus({ preventScroll: true });
      // Behind a modal nothing takes the focus.
      if (cell === null || document.activeElement !== cell || isPaste(event)) return;
      const { key, code, shiftKey } = event;
      cell.dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }));
      event.preventDefault();
      event.stopPropagation();
    }
    document.addEventListener('keydown', handle, { capture: true });
    return () => document.removeEventListener('keydown', handle, { capture: true });
  }, [scroller]);
}

/** The body or the main part is active where no control has the focus. */
function isAround(target: EventTarget | null, sheet: Element | null): boolean {
  return target instanceof Element && sheet !== null && target.contains(sheet);
}

function isForCell(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return isPaste(event);
  return FIGURE.test(event.key) || event.key.startsWith('Arrow') || event.key === 'Enter' || event.key === 'F2';
}

function isPaste({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'v';
}

/** The first character of a figure; letters are shortcuts of the page. */
const FIGURE = /^[\p{Decimal_Number}\p{Currency_Symbol}.,+(−-]$/u;
