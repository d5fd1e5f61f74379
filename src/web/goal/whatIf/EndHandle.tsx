import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { say } from '#web/base/messages/say/whatIf.ts';
import { snapped } from './valueStep.ts';
import styles from './WhatIfChart.module.css';

export function EndHandle({
  value,
  text,
  top,
  range: [least, most],
  step,
  onMove,
  onTakeBack,
}: {
  readonly value: number;
  readonly text: string;
  readonly top: number;
  readonly range: readonly [least: number, most: number];
  readonly step: number;
  readonly onMove: (value: number) => void;
  readonly onTakeBack: () => void;
}) {
  const isHeld = useRef(false);

  function handleDrag(event: PointerEvent<HTMLElement>) {
    const plot = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!isHeld.current || plot === undefined) return;
    const share = Math.min(Math.max(1 - (event.clientY - plot.top) / plot.height, 0), 1);
    onMove(snapped(least + share * (most - least), step));
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') onTakeBack();
    const steps = stepsOf(event);
    if (steps !== null) onMove(snapped(value + steps * step, step));
    if (event.key === 'Home') onMove(least);
    if (event.key === 'End') onMove(most);
    if (steps === null && !['Escape', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={say.slider}
      aria-valuemin={Math.min(least, value)}
      aria-valuemax={Math.max(most, value)}
      aria-valuenow={value}
      aria-valuetext={text}
      className={styles.handle}
      style={{ top: `${top}%` }}
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        isHeld.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={handleDrag}
      onPointerUp={() => {
        isHeld.current = false;
      }}
      onPointerCancel={() => {
        isHeld.current = false;
      }}
    >
      <svg aria-hidden="true" viewBox="0 0 12 12" width="12" height="12">
        <path d="M3 5 6 2l3 3M3 7l3 3 3-3" />
      </svg>
    </div>
  );
}

function stepsOf({ key, shiftKey }: KeyboardEvent): number | null {
  const most = shiftKey ? 10 : 1;
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return most;
    case 'ArrowDown':
    case 'ArrowLeft':
      return -most;
    case 'PageUp':
      return 10;
    case 'PageDown':
      return -10;
    default:
      return null;
  }
}
