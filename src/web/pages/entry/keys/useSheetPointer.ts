import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { cellElement, spotOfElement } from './cellElement.ts';
import { draggedBlock, planDragFill } from './planFill.ts';
import type { Block, Spot } from './selection.ts';
import type { SheetControl } from './sheetControl.ts';

type Drag = { readonly kind: 'select' } | { readonly kind: 'fill'; readonly source: Block };

/** Touch scrolls, and a tap selects. */
export function useSheetPointer({
  scroller,
  control,
}: {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly control: SheetControl;
}) {
  const drag = useRef<Drag | null>(null);
  const [fill, setFill] = useState<Block | null>(null);

  function handleDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    if (event.target.closest('input, button') !== null) return;
    if (event.target.closest('[data-handle]') !== null) {
      event.preventDefault();
      begin(event, { kind: 'fill', source: control.block });
      return;
    }
    const spot = spotAt(event);
    if (spot === null) return;
    event.preventDefault();
    if (control.selection.edit !== null) control.commit();
    control.dispatch({ kind: 'went', to: spot, isExtended: event.shiftKey });
    focusCell(spot);
    if (event.pointerType !== 'touch') begin(event, { kind: 'select' });
  }

  function begin(event: PointerEvent<HTMLElement>, what: Drag) {
    drag.current = what;
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function handleMove(event: PointerEvent<HTMLElement>) {
    const { current } = drag;
    const spot = current === null ? null : spotAt(event);
    if (current === null || spot === null) return;
    if (current.kind === 'fill') setFill(draggedBlock(current.source, spot));
    else if (spot.line !== control.selection.active.line || spot.column !== control.selection.active.column) {
      control.dispatch({ kind: 'went', to: spot, isExtended: true });
    }
  }

  function handleUp() {
    const { current } = drag;
    drag.current = null;
    if (current?.kind !== 'fill' || fill === null) return;
    setFill(null);
    control.fillCells(planDragFill(current.source, fill));
    const { top, left, bottom, right } = fill;
    control.dispatch({
      kind: 'selected',
      active: { line: top, column: left },
      anchor: { line: bottom, column: right },
    });
  }

  function handleDouble(event: MouseEvent) {
    const spot = spotAt(event);
    if (spot === null || control.lockAt(spot) !== null) return;
    control.dispatch({ kind: 'began', text: control.textAt(spot), isTyping: false });
  }

  /** The browser's default would blur: the cell takes the focus, active or not yet. */
  function focusCell(spot: Spot) {
    cellElement(scroller.current, spot)?.focus({ preventScroll: true });
  }

  return {
    fill,
    handlers: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleUp,
      onPointerCancel: () => {
        drag.current = null;
        setFill(null);
      },
      onDoubleClick: handleDouble,
    },
  };
}

function spotAt({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Spot | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const spot = spotOfElement(element);
    if (spot !== null) return spot;
    // Sticky cells cover those beneath.
    if (element.closest('[role="rowheader"], [role="columnheader"]') !== null) return null;
  }
  return null;
}
