import { createContext, type FocusEvent, type PointerEvent, type ReactNode, useContext } from 'react';
import type { Alignment } from './placeBeside.ts';

export type Tip = { readonly anchor: HTMLElement; readonly content: ReactNode; readonly alignment: Alignment };

export type TipControl = {
  readonly show: (tip: Tip) => void;
  /** Hides the tip of one control, or whichever is shown. */
  readonly hide: (anchor?: HTMLElement) => void;
};

export const TipContext = createContext<TipControl>({ show: () => {}, hide: () => {} });

/** Long enough that crossing a card does not flicker, short enough to feel at once; ms. */
const REST_BEFORE_SHOWING = 250;

let resting: { readonly anchor: HTMLElement; readonly timer: number } | null = null;

/**
 * What a control needs to show a tip on hover, on keyboard focus and on touch alike. The content is made only when
 * it is shown; a null content shows nothing, as where a text is not cut off.
 */
export function useTip(content: (anchor: HTMLElement) => ReactNode, alignment: Alignment = 'start') {
  const control = useContext(TipContext);

  function show(anchor: HTMLElement) {
    const made = content(anchor);
    if (made !== null) control.show({ anchor, content: made, alignment });
  }

  /** What loses the focus because something else is pressed leaves the tip of that alone. */
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

/** For a press that opens something else in the tip's place. */
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

/** Whether a text is cut off by its box, so that a tip has something to add. */
export function isCutOff(element: HTMLElement): boolean {
  return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
}
