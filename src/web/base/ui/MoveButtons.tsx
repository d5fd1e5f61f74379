import { type MouseEvent, useRef } from 'react';
import { Button } from './Button.tsx';
import { LateIcon } from './LateIcon.tsx';

/** Moves a row up or down by a press, also where rows cannot be dragged. */
export function MoveButtons({
  labels,
  place,
  count,
  onMove,
}: {
  readonly labels: { readonly up: string; readonly down: string };
  readonly place: number;
  readonly count: number;
  readonly onMove: (place: number) => void;
}) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);

  /** At an end the button pressed is disabled, and would lose the focus. */
  function handleMove(event: MouseEvent<HTMLButtonElement>, to: number) {
    if (to === 0) down.current?.focus();
    else if (to === count - 1) up.current?.focus();
    else event.currentTarget.focus();
    onMove(to);
  }

  return (
    <>
      <Button
        ref={up}
        look="ghost"
        size="square"
        aria-label={labels.up}
        disabled={place === 0}
        onClick={(event) => handleMove(event, place - 1)}
      >
        <LateIcon name="fold" size={14} />
      </Button>
      <Button
        ref={down}
        look="ghost"
        size="square"
        aria-label={labels.down}
        disabled={place === count - 1}
        onClick={(event) => handleMove(event, place + 1)}
      >
        <LateIcon name="chevronDown" size={14} />
      </Button>
    </>
  );
}
