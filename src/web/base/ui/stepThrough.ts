import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The arrows, Home and End move through the buttons of a set, which is one stop of the Tab key. */
export function stepThrough(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not([aria-hidden] *)')];
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
