import { createContext, type FocusEvent, type PointerEvent, type ReactNode, useContext } from 'react';
import type { Alignment } from './placeBeside.ts';

export type Tip = { readonly anchor: HTMLElement; readonly content: ReactNode; readonly alignment: Alignment };

export type TipControl = {
  readonly show: (tip: Tip) => void;
  readonly hide: (anchor?: HTMLElement) => void;
};

export const TipContext = createContext<TipControl>({ show: () => {}, hide: () => {} });

/** Long enough that crossing a card does not flicker, short enough to feel immediate; ms. */
const REST_BEFORE_SHOWING = 250;

let resting: { readonly anchor: HTMLElement; readonly timer: number } | null = null;

/**
 * The props that show a tip on hover, keyboard focus and touch. The content is made when shown; null shows nothing,
 * as where a text is not cut off.
 */
export function useTip(content: (anchor: HTMLElement) => ReactNode, alignment: Alignment = 'start') {
  const control = useContext(TipContext);

  function show(anchor: HTMLElement) {
    const made = content(anchor);
    if (made !== null) control.show({ anchor, content: made, alignment });
  }

  /** A blur by pressing something else must not hide the tip of that. */
  function hideOf(anchor: HTMLElement) {
    if (resting?.anchor === anchor) stopWaiting();
    control.hide(anchor);
  }

  return {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'touch') return;
      stopWaiting();
      const timer = window.setTimeout(() => show(currentTarget), REST_BEFORE_SHOWING);
      resting = { anchor: currentTarget, timer };
    },
    onPointerLeave: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'touch') hideOf(currentTarget);
    },
    onPointerUp: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'touch') show(currentTarget);
    },
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.matches(':focus-visible')) show(currentTarget);
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => hideOf(currentTarget),
  };
}

export function useHideTip(): () => void {
  const control = useContext(TipContext);
  return () => {
    stopWaiting();
    control.hide();
  };
}

function stopWaiting(): void {
  window.clearTimeout(resting?.timer);
  resting = null;
}

export function isCutOff(element: HTMLElement): boolean {
  return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
}
