import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import type { ChosenGoals } from './useChosen.ts';

/** How long a finger rests; ms. */
const LONG = 500;

/** A finger that rests on a row chooses it, and presses nothing else. */
export function useLongPress(choosing: ChosenGoals) {
  const timer = useRef<number | undefined>(undefined);
  const isLong = useRef(false);
  const stop = () => window.clearTimeout(timer.current);
  return (goal: ListedGoal) => ({
    onPointerDown: ({ pointerType }: PointerEvent<HTMLElement>) => {
      isLong.current = false;
      if (pointerType !== 'touch' || !choosing.isOffered || !choosing.mayChoose(goal)) return;
      stop();
      timer.current = window.setTimeout(() => {
        isLong.current = true;
        choosing.toggle(goal.id);
      }, LONG);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerMove: ({ movementX, movementY }: PointerEvent<HTMLElement>) => {
      if (Math.abs(movementX) + Math.abs(movementY) > 2) stop();
    },
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (!isLong.current) return;
      isLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  });
}
