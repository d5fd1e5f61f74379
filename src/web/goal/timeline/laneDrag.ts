import type { PointerEvent } from 'react';
import type { MovedPart } from '#core/work/movedDays.ts';

type LaneDrag = {
  readonly dayWidth: number;
  readonly onDays: (part: MovedPart, days: number) => void;
  /** 0 days: nothing was moved in the end. */
  readonly onDrop: (part: MovedPart, days: number) => void;
  readonly onCancel: () => void;
};

/** A press that moves by fewer px opens, and drags nothing. */
const LEAST = 4;

/** A bar, one end of it, or a diamond is dragged by whole days, until it is let go; Escape takes it back. */
export function dragLane(event: PointerEvent<HTMLElement>, drag: LaneDrag): void {
  const part = partAt(event.target);
  const pressed = event.target instanceof Element ? event.target.closest('svg') : null;
  if (part === null || pressed === null || event.button !== 0) return;
  const { clientX: from, pointerId } = event;
  const lane = pressed;
  let isDragged = false;
  let days = 0;

  function handleMove({ clientX }: globalThis.PointerEvent) {
    if (!isDragged && Math.abs(clientX - from) < LEAST) return;
    isDragged = true;
    days = Math.round((clientX - from) / drag.dayWidth);
    drag.onDays(part ?? 'all', days);
  }
  function end() {
    lane.removeEventListener('pointermove', handleMove);
    lane.removeEventListener('pointerup', handleUp);
    lane.removeEventListener('pointercancel', handleCancel);
    window.removeEventListener('keydown', handleKey, true);
  }
  function handleUp() {
    end();
    if (!isDragged) return;
    // The click that follows opens nothing.
    const swallow = (click: MouseEvent) => click.stopPropagation();
    window.addEventListener('click', swallow, true);
    window.setTimeout(() => window.removeEventListener('click', swallow, true));
    drag.onDrop(part ?? 'all', days);
  }
  function handleCancel() {
    end();
    drag.onCancel();
  }
  function handleKey(key: KeyboardEvent) {
    if (key.key !== 'Escape') return;
    key.stopPropagation();
    key.preventDefault();
    handleCancel();
  }

  lane.setPointerCapture(pointerId);
  lane.addEventListener('pointermove', handleMove);
  lane.addEventListener('pointerup', handleUp);
  lane.addEventListener('pointercancel', handleCancel);
  window.addEventListener('keydown', handleKey, true);
}

/** What of a bar or diamond is under the pointer; null for what is moved by none. */
export function partAt(target: EventTarget): MovedPart | null {
  const held = target instanceof Element ? target.closest('[data-part]') : null;
  const part = held?.getAttribute('data-part');
  return part === 'all' || part === 'start' || part === 'end' ? part : null;
}
