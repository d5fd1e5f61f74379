import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

type Around<Element> = {
  readonly ref: RefObject<Element | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** For the element around buttons: they are one stop of the Tab key, in which the arrows, Home and End move. */
export function useOneStop<Element extends HTMLElement>(): Around<Element> {
  const ref = useRef<Element>(null);
  useLayoutEffect(() => {
    const around = ref.current;
    if (around === null) return;
    keepOneStop(around);
    // What others change adds and removes buttons.
    const watcher = new MutationObserver(() => keepOneStop(around));
    watcher.observe(around, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, []);
  return { ref, onKeyDown: stepThrough };
}

function buttonsIn(around: HTMLElement): HTMLElement[] {
  return [...around.querySelectorAll<HTMLElement>('button:not([aria-hidden] *, form *)')];
}

/** The stop stays where it is; at first, and where its button is gone, it is the chosen button or the first. */
function keepOneStop(around: HTMLElement): void {
  const buttons = buttonsIn(around);
  const stop =
    buttons.find((button) => button === document.activeElement) ??
    buttons.find((button) => button.getAttribute('tabindex') === '0') ??
    buttons.find((button) => button.ariaPressed === 'true') ??
    buttons[0];
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

function stepThrough(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = buttonsIn(event.currentTarget);
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const next = nextOf(event.key, { at, count: buttons.length, isRightToLeft: document.documentElement.dir === 'rtl' });
  if (at < 0 || next === null) return;
  event.preventDefault();
  for (const button of buttons) button.tabIndex = -1;
  const button = buttons[next];
  if (button === undefined) return;
  button.tabIndex = 0;
  button.focus();
}

function nextOf(
  key: string,
  { at, count, isRightToLeft }: { readonly at: number; readonly count: number; readonly isRightToLeft: boolean },
): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (step === undefined) return null;
  const isSideways = key === 'ArrowRight' || key === 'ArrowLeft';
  return (at + (isSideways && isRightToLeft ? -step : step) + count) % count;
}
