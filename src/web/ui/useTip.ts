import { createContext, type FocusEvent, type PointerEvent, type ReactNode, useContext } from 'react';
import type { Alignment } from './placeBeside.ts';

export type Tip = { readonly anchor: HTMLElement; readonly content: ReactNode; readonly alignment: Alignment };

export type TipControl = {
  readonly show: (tip: Tip) => void;
  readonly hide: () => void;
};

export const TipContext = createContext<TipControl>({ show: () => {}, hide: () => {} });

/** Long enough that crossing a card does not flicker, short enough to feel at once; ms. */
const REST_BEFORE_SHOWING = 250;

let resting: number | undefined;

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

  const hide = useHideTip();

  return {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'touch') return;
      window.clearTimeout(resting);
      resting = window.setTimeout(() => show(currentTarget), REST_BEFORE_SHOWING);
    },
    onPointerLeave: ({ pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'touch') hide();
    },
    onPointerUp: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'touch') show(currentTarget);
    },
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.matches(':focus-visible')) show(currentTarget);
    },
    onBlur: hide,
  };
}

/** For a press that opens something else in the tip's place. */
export function useHideTip(): () => void {
  const control = useContext(TipContext);
  return () => {
    window.clearTimeout(resting);
    control.hide();
  };
}

/** Whether a text is cut off by its box, so that a tip has something to add. */
export function isCutOff(element: HTMLElement): boolean {
  return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
}
