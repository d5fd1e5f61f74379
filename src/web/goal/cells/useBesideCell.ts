import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { openPopover } from '#web/base/ui/openPopover.ts';

/** Room that the card beneath a cell may need; px. */
const ROOM = 320;
const CARD = 264;
const MARGIN = 8;

/** Keeps a layer over a cell, whatever scrolls or changes its size; the card lies below it, or above at the foot of the page. */
export function useBesideCell(layer: RefObject<HTMLElement | null>, cellNow: () => HTMLElement | null): void {
  const place = useEffectEvent(() => {
    const element = layer.current;
    const cell = cellNow()?.getBoundingClientRect();
    if (element === null || cell === undefined) return;
    const { clientWidth } = document.documentElement;
    const isAbove = cell.bottom + ROOM > window.innerHeight && cell.top > window.innerHeight - cell.bottom;
    const beyond = cell.left + CARD + MARGIN - clientWidth;
    element.dataset.above = String(isAbove);
    element.style.left = `${Math.round(cell.left)}px`;
    element.style.top = isAbove ? 'auto' : `${cell.top}px`;
    element.style.bottom = isAbove ? `${window.innerHeight - cell.bottom}px` : 'auto';
    element.style.setProperty('--cell-width', `${Math.round(cell.width)}px`);
    element.style.setProperty('--cell-height', `${cell.height}px`);
    element.style.setProperty('--card-shift', `${-Math.max(0, beyond)}px`);
  });

  useLayoutEffect(() => {
    const again = () => place();
    window.addEventListener('scroll', again, { passive: true, capture: true });
    window.addEventListener('resize', again);
    const close = openPopover(layer.current, (element) => {
      place();
      element.querySelector<HTMLElement>('[data-first]')?.focus();
    });
    return () => {
      close();
      window.removeEventListener('scroll', again, { capture: true });
      window.removeEventListener('resize', again);
    };
  }, [layer]);
}
